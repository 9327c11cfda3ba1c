"""What a method needs of a system."""

# Nothing beyond rates; that velocities are the rates of coordinates; or also that M is constant and forces
# depend on positions and time alone.
ANY_RATES, RATES_AS_VELOCITIES, SEPARABLE = "any rates", "q̇ = v", "separable"
