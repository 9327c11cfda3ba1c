"""Vectors in space and 3×3 matrices: products, and the matrix of a cross product.

The arithmetic is that of the components: floats, NumPy arrays, SymPy expressions, CasADi scalars
(`components.py` says how they are given).
"""

from pendula.spatial.components import MATRIX, VECTOR, Matrix, Scalar, Vector, componentwise


@componentwise(a=VECTOR, b=VECTOR)
def add(a: Vector, b: Vector) -> Vector:
    """a + b."""
    return tuple(x + y for x, y in zip(a, b, strict=True))


@componentwise(a=VECTOR)
def scale(factor: Scalar, a: Vector) -> Vector:
    """A scalar times a vector."""
    return tuple(factor * x for x in a)


@componentwise(a=VECTOR, b=VECTOR)
def dot(a: Vector, b: Vector) -> Scalar:
    """a · b."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


@componentwise(a=VECTOR, b=VECTOR)
def cross(a: Vector, b: Vector) -> Vector:
    """a × b."""
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


@componentwise(a=VECTOR)
def skew(a: Vector) -> Matrix:
    """The matrix [a]× of a cross product: [a]× b = a × b."""
    # Featherstone 2008, chapter 2:
    #         ⎡  0   −a₃   a₂ ⎤
    # [a]× =  ⎢  a₃   0   −a₁ ⎥
    #         ⎣ −a₂   a₁   0  ⎦
    return (
        (0, -a[2], a[1]),
        (a[2], 0, -a[0]),
        (-a[1], a[0], 0),
    )


@componentwise(A=MATRIX)
def unskew(A: Matrix) -> Vector:
    """The vector a whose [a]× is the skew part ½ (A − Aᵀ) of a matrix: the inverse of `skew`."""
    return (
        (A[2][1] - A[1][2]) / 2,
        (A[0][2] - A[2][0]) / 2,
        (A[1][0] - A[0][1]) / 2,
    )


@componentwise(A=MATRIX)
def transpose(A: Matrix) -> Matrix:
    """Aᵀ."""
    return tuple(zip(*A, strict=True))


@componentwise(A=MATRIX, a=VECTOR)
def transform(A: Matrix, a: Vector) -> Vector:
    """A a."""
    return tuple(dot(row, a) for row in A)


@componentwise(A=MATRIX, B=MATRIX)
def multiply(A: Matrix, B: Matrix) -> Matrix:
    """A B."""
    columns = transpose(B)
    return tuple(tuple(dot(row, column) for column in columns) for row in A)
