"""`make simulate [SEED=s] [MINUTES=n]`: worlds of new seeds, or the world of one seed again."""

from tests.simulation.environment import require_fixed_hashes, simulate_machine

if __name__ == "__main__":
    require_fixed_hashes()
    simulate_machine()
    from tests.simulation.command import main

    main()
