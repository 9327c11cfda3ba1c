"""Sine and cosine together, emitted inline for scalars and SIMD vectors.

Range reduction: x = k π/2 + r + r', |r| ≤ π/4, with π/2 in three parts of 53 bits and fused multiply-adds.
For |x| ≤ 1e5 the first difference is exact (k < 2¹⁷, a multiple of 2⁻⁵³ below 1), the second leaves its
rounding errors in r', so that r + r' is right to the last bit even at the doubles nearest to kπ/2. Then
sin and cos of r + r' by polynomials (Cephes, S. L. Moshier, sin.c), with r' as first-order correction.
Larger arguments, NaN and infinity go to the C library.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pendula.compiler.emission import Emitter

LARGEST_ANGLE = 1e5

# π/2 = HALF_PI[0] + HALF_PI[1] + HALF_PI[2] to 161 bits.
HALF_PI = (
    float.fromhex("0x1.921fb54442d18p+0"),
    float.fromhex("0x1.1a62633145c07p-54"),
    float.fromhex("-0x1.f1976b7ed8fbcp-110"),
)
TWO_OVER_PI = 0.6366197723675814
# Adding 1.5·2⁵² leaves the nearest integer in the low bits of a double.
TO_INTEGER = 6755399441055744.0

SINE = (
    1.58962301576546568060e-10,
    -2.50507477628578072866e-8,
    2.75573136213857245213e-6,
    -1.98412698295895385996e-4,
    8.33333333332211858878e-3,
    -1.66666666666666307295e-1,
)
COSINE = (
    -1.13585365213876817300e-11,
    2.08757008419747316778e-9,
    -2.75573141792967388112e-7,
    2.48015872888517045348e-5,
    -1.38888888888730564116e-3,
    4.16666666666665929218e-2,
)


def sine_and_cosine(emit: "Emitter", x: Any) -> tuple[Any, Any]:
    """(sin x, cos x), with a branch to the C library for arguments beyond the reduction's range.

    Lanes within it stay as they are: none may depend on its neighbours.
    """
    fast = _reduce(emit, x)
    b = emit.builder
    near = b.fcmp_ordered("<=", emit.intrinsic("fabs", x), emit.constant(LARGEST_ANGLE))
    inside = emit.all_lanes(near)
    before, beyond, after = b.block, b.append_basic_block("beyond"), b.append_basic_block("reduced")
    b.cbranch(inside, after, beyond).set_weights([1_000_000, 1])
    b.position_at_end(beyond)
    slow = [
        b.select(near, quick, emit.c_function(name, x))
        for quick, name in zip(fast, ("sin", "cos"), strict=True)
    ]
    b.branch(after)
    b.position_at_end(after)
    merged = []
    for quick, careful in zip(fast, slow, strict=True):
        phi = b.phi(emit.number)
        phi.add_incoming(quick, before)
        phi.add_incoming(careful, beyond)
        merged.append(phi)
    return merged[0], merged[1]


def _reduce(emit: "Emitter", x: Any) -> tuple[Any, Any]:
    b, constant, fma = emit.builder, emit.constant, emit.fused_multiply_add
    # k = round(2x/π), kept both as a double and, in the low bits of `shifted`, as an integer.
    shifted = fma(x, constant(TWO_OVER_PI), constant(TO_INTEGER))
    quadrant = b.bitcast(shifted, emit.integer)
    minus_k = b.fsub(constant(TO_INTEGER), shifted)
    # r + r' = x − kπ/2: the first product subtracts exactly, the second as product + error and difference +
    # error (exact transformations, Dekker 1971; the short one of a sum, since r₁ is a multiple of 2⁻⁵³ where
    # k ≠ 0, and so of the product's last bit, below 2⁻⁸⁹), the third only corrects.
    r1 = fma(minus_k, constant(HALF_PI[0]), x)
    product = b.fmul(minus_k, constant(HALF_PI[1]))
    product_error = fma(minus_k, constant(HALF_PI[1]), b.fneg(product))
    r = b.fadd(r1, product)
    sum_error = b.fsub(product, b.fsub(r, r1))
    rest = fma(minus_k, constant(HALF_PI[2]), b.fadd(sum_error, product_error))
    # sin(r + r') ≈ r + (r³P(r²) + r'(1 − r²/2))
    z = b.fmul(r, r)
    half_z = b.fmul(z, constant(0.5))
    correction = fma(b.fneg(half_z), rest, rest)
    sine = b.fadd(r, fma(b.fmul(z, r), _polynomial(emit, SINE, z), correction))
    # cos(r + r') ≈ w + (r⁴Q(r²) + (((1 − w) − r²/2) − r r')), w = 1 − r²/2
    w = b.fsub(constant(1.0), half_z)
    lost = fma(b.fneg(r), rest, b.fsub(b.fsub(constant(1.0), w), half_z))
    cosine = b.fadd(w, fma(b.fmul(z, z), _polynomial(emit, COSINE, z), lost))
    return _select_quadrant(emit, quadrant, sine, cosine)


def _select_quadrant(emit: "Emitter", quadrant: Any, sine: Any, cosine: Any) -> tuple[Any, Any]:
    """Swap sine and cosine in odd quadrants; set the signs from the quadrant's bits."""
    b, whole = emit.builder, emit.integer_constant
    odd = b.icmp_unsigned("!=", b.and_(quadrant, whole(1)), whole(0))
    swapped = (b.select(odd, cosine, sine), b.select(odd, sine, cosine))
    sign_of_sine = b.shl(b.and_(quadrant, whole(2)), whole(62))
    sign_of_cosine = b.shl(b.and_(b.add(quadrant, whole(1)), whole(2)), whole(62))
    return tuple(
        b.bitcast(b.xor(b.bitcast(value, emit.integer), sign), emit.number)
        for value, sign in zip(swapped, (sign_of_sine, sign_of_cosine), strict=True)
    )  # pyright: ignore[reportReturnType]


def _polynomial(emit: "Emitter", coefficients: tuple[float, ...], z: Any) -> Any:
    """Six coefficients from the highest, by Estrin's scheme: three multiply-adds deep instead of five."""
    c5, c4, c3, c2, c1, c0 = (emit.constant(c) for c in coefficients)
    fma, z2 = emit.fused_multiply_add, emit.builder.fmul(z, z)
    low, middle, high = fma(c1, z, c0), fma(c3, z, c2), fma(c5, z, c4)
    return fma(fma(high, z2, middle), z2, low)
