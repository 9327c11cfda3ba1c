"""pendula: say what a mechanical system is; get its equations, machine code and motion.

Public names are loaded on first use, so that ``import pendula`` stays quick; ``__init__.pyi`` lists
them with their types for editors.
"""

from typing import Any as _Any

from pendula.loading import load as _load

__version__ = "0.2.0"

_HOME = {
    "analysis": (
        "Branches Equilibria Equilibrium Finding Linearisation Modes Report Verification branches check "
        "equilibria linearise linearise_batch modes sensitivity trim verify"
    ),
    "analysis.statics": "Statics statics",
    "audits": "Audit Mobility audit mobility",
    "collision.motions": "Impact time_of_impact",
    "collision.pair_queries": "Closest ContactPoints closest contact_points",
    "collision.scene_queries": "Hit Overlap cast_ray",
    "comparison": "Agreement Comparison agreement compare",
    "comparison.contact_methods": "ContactComparison compare_contact",
    "contact.penalty": "Penalty",
    "contact.penalty_advice": "PenaltyAdvice advise_penalty",
    "control": (
        "ComputedTorque FrequencyResponse GravityCompensation LQR Margins Noise Observer PID SwingUp "
        "Switching Tracking Trajectory efforts frequency_response gain_margins joint_servo "
        "optimise"
    ),
    "description": (
        "Arrow Ball Body Box Capsule Cart Coil Contact Continuous Controller Cylinder Cylindrical Damper "
        "Disc Drag Event Fixed Force Frame Free FreeBody Friction Gap Holonomic Hoop Lagrangian Mechanism "
        "Mesh Mimic Nonholonomic Ode Planar Point Prismatic Rail Reaction Revolute RigidBody Rod RoundWall "
        "Screw Sphere Spring Torque TorqueArrow Trail Universal Wall coordinates dot draw_reactions "
        "hold_distance inputs parameters rotation states time velocities"
    ),
    "description.functions": (
        "Abs Eq Heaviside Matrix Max Min Piecewise Rational acos acosh asin asinh atan atan2 atanh cos cosh "
        "exp log pi sign sin sinh sqrt tan tanh"
    ),
    "description.material": "Material",
    "description.obstacles": "Cone Ellipsoid HeightField Hull Plane",
    "dynamics.equations": "equations",
    "ensembles": "Results Study ensemble grid resume_ensemble samples",
    "formats": "close_loops load_mjcf read_mjcf read_urdf write_urdf",
    "errors": "DescriptionError FileError PendulaError SimulationError",
    "model": "Model derive export",
    "model.bodies": "Wrench",
    "model.overlapping": "overlaps",
    "model.reaching": "Reach",
    "numerics": "Tableau",
    "runs": "Occurrence Run RunBatch energy_balance load load_batch",
    "simulation": (
        "Baumgarte RungeKutta Sampled adaptive_integrators consistent_start integrators simulate "
        "simulate_batch"
    ),
    "simulation.assembly": "Assembly assemble",
    "simulation.separation": "separate",
    "spatial": "Pose",
    "viewer": "animate plot sketch snapshot",
    "viewer.audits": "plot_audit",
    "viewer.branches": "plot_branches",
    "viewer.modes": "plot_modes",
    "viewer.page": "html",
    "viewer.view": "view",
    "viewer.comparisons": "plot_comparison",
    "viewer.contact_points": "plot_contact_points",
    "viewer.drift": "plot_drift",
    "viewer.ensembles": "plot_ensemble",
    "viewer.frequency": "plot_bode plot_nyquist",
}
_WHERE = {name: home for home, names in _HOME.items() for name in names.split()}
_PACKAGES = ("gallery", "spatial")

__all__ = [name for name in (*_WHERE, *_PACKAGES)]  # pyright: ignore[reportUnsupportedDunderAll]


def __getattr__(name: str) -> _Any:
    if name in _PACKAGES:
        value = _load(f"{__name__}.{name}")
    elif name in _WHERE:
        value = getattr(_load(f"{__name__}.{_WHERE[name]}"), name)
        if isinstance(value, type) and hasattr(value, "__dataclass_fields__"):
            _load(f"{__name__}.errors").explain_arguments_of(value)
    else:
        hint = _load(f"{__name__}.errors").suggest(name, __all__)
        raise AttributeError(
            f"pendula has no '{name}'. {hint}Its public names are {', '.join(sorted(__all__))}."
        )
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
