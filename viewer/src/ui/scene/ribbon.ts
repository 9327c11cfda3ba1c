// Lines of a width in pixels that fade with age: trails, and the spring by which a body is dragged.

import {
  BufferAttribute,
  Color,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  ShaderMaterial,
  Vector2,
} from "three";

const VERTEX = `
attribute vec2 corner;
attribute vec4 begin;
attribute vec4 finish;
uniform vec2 resolution;
uniform float width, now, memory;
varying float strength;
void main() {
  vec4 a = projectionMatrix * modelViewMatrix * vec4(begin.xyz, 1.0);
  vec4 b = projectionMatrix * modelViewMatrix * vec4(finish.xyz, 1.0);
  vec2 way = (b.xy / b.w - a.xy / a.w) * resolution;
  float size = length(way);
  way = size > 0.0 ? way / size : vec2(1.0, 0.0);
  vec4 place = corner.x < 0.5 ? a : b;
  vec2 across = vec2(-way.y, way.x) * corner.y;
  place.xy += across * 2.0 * width / resolution * place.w; // the picture is two units wide
  gl_Position = place;
  float age = (now - (corner.x < 0.5 ? begin.w : finish.w)) / memory;
  strength = clamp(1.0 - age, 0.0, 1.0);
}`;

const FRAGMENT = `
uniform vec3 colour;
uniform float opacity;
varying float strength;
void main() {
  gl_FragColor = vec4(colour, opacity * strength * strength);
  #include <colorspace_fragment>
}`;

export class Ribbon {
  readonly object: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly points: InstancedInterleavedBuffer;
  private readonly resolution = new Vector2(1, 1);
  private end = 0;

  /** Room for `capacity` places; what is older than `memory` seconds has faded. */
  constructor(
    private readonly capacity: number,
    memory: number,
    width: number,
    opacity: number,
  ) {
    this.points = new InstancedInterleavedBuffer(new Float32Array(8 * capacity), 4, 1);
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute("corner", new BufferAttribute(new Float32Array([0, -1, 0, 1, 1, -1, 1, 1]), 2));
    geometry.setIndex([0, 2, 1, 1, 2, 3]);
    // Piece i goes from place i to place i + 1 of the same buffer.
    geometry.setAttribute("begin", new InterleavedBufferAttribute(this.points, 4, 0));
    geometry.setAttribute("finish", new InterleavedBufferAttribute(this.points, 4, 4));
    geometry.instanceCount = 0;
    const uniforms = {
      resolution: { value: this.resolution },
      width: { value: width },
      now: { value: 0 },
      memory: { value: memory },
      colour: { value: new Color() },
      opacity: { value: opacity },
    };
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms,
      transparent: true,
      depthWrite: false,
    });
    this.object = new Mesh(geometry, material);
    this.object.frustumCulled = false;
  }

  clear(): void {
    this.end = 0;
    this.object.geometry.instanceCount = 0;
  }

  append(x: number, y: number, z: number, t: number): void {
    const places = this.points.array as Float32Array;
    if (this.end === 2 * this.capacity) {
      places.copyWithin(0, 4 * this.capacity);
      this.end = this.capacity;
    }
    const k = 4 * this.end;
    places[k] = x;
    places[k + 1] = y;
    places[k + 2] = z;
    places[k + 3] = t;
    this.end += 1;
    this.points.needsUpdate = true;
    this.object.geometry.instanceCount = Math.max(0, this.end - 1);
    this.object.material.uniforms["now"]!.value = t;
  }

  dye(colour: string): void {
    (this.object.material.uniforms["colour"]!.value as Color).set(colour);
  }

  resize(width: number, height: number): void {
    this.resolution.set(width, height);
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.object.material.dispose();
  }
}
