"""Small MJCF files that together use what is read."""

TEXTS = {
    # Nested default classes, all solids, several joints in a body, ref and springref, groups, bounds.
    "solids": """<mujoco model="solids">
  <compiler angle="degree" eulerseq="zyx" boundinertia="0.002" settotalmass="7"/>
  <option gravity="0.3 0 -9.7"/>
  <default>
    <joint damping="0.2" armature="0.01"/>
    <geom density="800" size="0.05 0.02"/>
    <default class="limb">
      <joint damping="0.5" stiffness="3" springref="20"/>
      <geom type="capsule"/>
      <default class="foot"><geom type="box" density="500" friction="0.7"/></default>
    </default>
  </default>
  <worldbody>
    <light pos="0 0 3"/>
    <geom type="plane" size="5 5 0.1"/>
    <body name="trunk" pos="0.1 0.2 1" euler="10 20 30">
      <joint name="x" type="slide" axis="1 0 0.2" ref="0.3"/>
      <joint name="lean" pos="0 0.1 0" axis="0 1 0" ref="15" range="-40 50"/>
      <geom type="ellipsoid" size="0.1 0.2 0.3" pos="0 0.02 0"/>
      <geom type="sphere" size="0.07" pos="0.1 0 0.3" mass="0.4" solref="0.01 1"/>
      <frame pos="0 0 -0.3" euler="0 0 45">
        <body name="thigh" childclass="limb" axisangle="0 1 0 25">
          <joint name="hip" axis="0 1 0" pos="0 0 0.05"/>
          <geom fromto="0 0 0 0.1 0 -0.4" size="0.04"/>
          <body name="shin" pos="0.1 0 -0.4" zaxis="0.1 0.2 1" gravcomp="0.5">
            <joint name="knee" axis="0 1 0" class="foot"/>
            <geom type="cylinder" size="0.03 0.2" pos="0 0 -0.2"/>
            <geom class="foot" size="0.08 0.04 0.02" pos="0.03 0 -0.4" xyaxes="1 0.2 0 0 1 0"/>
            <geom type="box" fromto="0 0 0 0.1 0.1 0" size="0.02"/>
            <site name="toe" pos="0.1 0 -0.4" euler="0 90 0"/>
          </body>
        </body>
      </frame>
    </body>
  </worldbody>
  <actuator>
    <motor joint="hip" gear="30" ctrlrange="-1 1"/>
    <position name="lean" joint="lean" kp="20" kv="2"/>
  </actuator>
</mujoco>
""",
    # A free base, a ball, inertias as given, a tendon with a spring, activations, excluded pairs, a keyframe.
    "flyer": """<mujoco model="flyer">
  <compiler angle="radian"/>
  <default><general gainprm="2" biastype="affine" biasprm="0.1 -3 -0.2"/></default>
  <worldbody>
    <body name="hull" pos="1 2 3" quat="0.9 0.1 0.2 0.3">
      <freejoint name="free"/>
      <inertial pos="0.1 0 0.05" mass="3" fullinertia="0.3 0.4 0.5 0.02 -0.01 0.03"/>
      <body name="arm" pos="0.2 0 0">
        <joint name="shoulder" type="ball" damping="0.1" pos="0 0.05 0"/>
        <inertial pos="0 0 -0.2" mass="1" diaginertia="0.05 0.04 0.02" quat="0.8 0.6 0 0"/>
        <body name="rail" pos="0 0 -0.4">
          <joint name="slide" type="slide" axis="0 0 1" stiffness="40" springref="0.1" range="-0.1 0.2"/>
          <geom type="sphere" size="0.06" condim="1"/>
          <body name="rotor">
            <joint name="spin" axis="1 0 0" frictionloss="0.1" armature="0.02"/>
            <geom type="cylinder" size="0.1 0.01" conaffinity="0"/>
          </body>
        </body>
      </body>
    </body>
  </worldbody>
  <tendon>
    <fixed name="belt" stiffness="12" damping="0.4">
      <joint joint="slide" coef="2"/>
      <joint joint="spin" coef="-0.5"/>
    </fixed>
  </tendon>
  <actuator>
    <general name="pull" tendon="belt" dyntype="filter" dynprm="0.05" gear="3"/>
    <velocity name="turn" joint="spin" kv="0.7" gear="2"/>
    <intvelocity name="creep" joint="slide" kp="5" actrange="-1 1"/>
  </actuator>
  <contact><exclude body1="hull" body2="rotor"/></contact>
  <keyframe><key name="home" qpos="0 0 1 0 0 0 1 1 0 0 0 0.1 2" qvel="1 0 0 0 0 0 0 0 0 0 0"/></keyframe>
</mujoco>
""",
    # Masses of an L, which is not convex: pyramids without signs unless exact; scaled, and of a given mass.
    "meshes": """<mujoco model="meshes">
  <default><mesh scale="0.1 0.1 0.1"/><geom type="mesh" density="700"/></default>
  <asset>
    <mesh name="legacy"
      vertex="0 0 0  2 0 0  2 1 0  1 1 0  1 3 0  0 3 0  0 0 0.5  2 0 0.5  2 1 0.5  1 1 0.5  1 3 0.5  0 3 0.5"
      face="2 1 0  3 2 0  4 3 0  5 4 0  6 7 8  6 8 9  6 9 10  6 10 11  0 1 7  0 7 6  1 2 8  1 8 7  2 3 9  2
      9 8  3 4 10  3 10 9  4 5 11  4 11 10  5 0 6  5 6 11"/>
    <mesh name="exact" inertia="exact" scale="0.1 0.2 0.15"
      vertex="0 0 0  2 0 0  2 1 0  1 1 0  1 3 0  0 3 0  0 0 0.5  2 0 0.5  2 1 0.5  1 1 0.5  1 3 0.5  0 3 0.5"
      face="2 1 0  3 2 0  4 3 0  5 4 0  6 7 8  6 8 9  6 9 10  6 10 11  0 1 7  0 7 6  1 2 8  1 8 7  2 3 9  2
      9 8  3 4 10  3 10 9  4 5 11  4 11 10  5 0 6  5 6 11"/>
  </asset>
  <worldbody>
    <body name="upper" pos="0 0 1">
      <joint name="a" axis="0 1 0"/>
      <geom mesh="legacy" pos="0.1 0 0.2" euler="10 20 30"/>
      <body name="fore" pos="0 0 -0.4">
        <joint name="b" axis="1 0 0.3" armature="0.1"/>
        <geom mesh="exact" euler="0 40 0"/>
        <geom mesh="legacy" mass="0.3" pos="0 0.2 0"/>
      </body>
    </body>
  </worldbody>
</mujoco>""",
    # Springs and dampers by time constants, on a free base and beneath other joints.
    "tuned": """<mujoco model="tuned">
  <compiler angle="radian"/>
  <default><joint springdamper="0.05 0.4"/></default>
  <worldbody>
    <body name="hull" pos="0.1 0.2 0.3" euler="0.1 0.2 0.3">
      <freejoint name="free"/>
      <geom type="box" size="0.1 0.2 0.3"/>
      <body name="arm" pos="0.1 0 0" quat="0.9 0.1 0.2 0.3">
        <joint name="slide" type="slide" axis="1 1 0" springref="0.05"/>
        <joint name="hinge" pos="0 0.02 0" axis="0 1 0.3" ref="0.4" springref="0.1" armature="0.02"/>
        <geom type="capsule" size="0.03" fromto="0 0 0 0.2 0.1 0"/>
        <body name="ball" pos="0.2 0.1 0">
          <joint name="socket" type="ball" springdamper="0 0" damping="0.02"/>
          <geom type="sphere" size="0.05" pos="0.1 0 0"/>
          <body name="tail" pos="0.2 0 0">
            <joint name="tail" axis="0 0 1" springdamper="0.2 1"/>
            <geom type="cylinder" size="0.02 0.1" pos="0 0.1 0"/>
          </body>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>
""",
}
