"""How much Hypothesis tries: the same examples every time, and never against the clock."""

from hypothesis import Phase, settings

UNSHRUNK = [Phase.explicit, Phase.generate]

steady = settings(deadline=None, derandomize=True, database=None)
settings.register_profile("fast", steady, max_examples=10)
settings.register_profile("check", steady, max_examples=100)
# A mutant is dead at the first failure; making the example small would only cost time.
settings.register_profile("mutants", steady, max_examples=20, phases=UNSHRUNK)
settings.load_profile("check")
