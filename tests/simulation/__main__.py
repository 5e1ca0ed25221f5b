"""`make simulate [SEED=s] [MINUTES=n]`: runs worlds with new seeds, or runs the world of one seed again."""

from tests.simulation.environment import require_fixed_hashes, simulate_machine

if __name__ == "__main__":
    require_fixed_hashes()
    simulate_machine()
    from tests.simulation.command import main

    main()
