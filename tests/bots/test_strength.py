from pathlib import Path

import pytest

from benchmarks import strength
from benchmarks.strength import Claim, contest, experiments, verdict, write_section
from longsuit.arena.intervals import Estimate


@pytest.mark.parametrize("experiment", experiments(), ids=lambda e: e.name)
def test_every_experiment_can_be_set_up(experiment: strength.Experiment) -> None:
    plan = contest(experiment, 0.01, 1)
    assert plan.duplicate
    assert len(plan.names) == 2


def test_a_claim_holds_when_its_whole_interval_does() -> None:
    most, above = Claim("wins", 0.8), Claim("wins", "chance")
    assert verdict(most, Estimate(0.85, 0.81, 0.89), 0.25) == "wins ≥ 80 %: yes"
    assert verdict(most, Estimate(0.85, 0.79, 0.91), 0.25) == "wins ≥ 80 %: the mean does"
    assert verdict(most, Estimate(0.75, 0.7, 0.82), 0.25) == "wins ≥ 80 %: **no**"
    assert verdict(above, Estimate(0.3, 0.26, 0.34), 0.25) == "wins above 25 %: yes"
    assert verdict(above, Estimate(0.3, 0.24, 0.36), 0.25) == "wins above 25 %: **no**"


def test_a_section_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    file, head = tmp_path / "RESULTS.md", strength.HEADING
    write_section(f"{head}\n\nfirst\n", file)
    assert file.read_text() == f"# Results\n\n{head}\n\nfirst\n"
    file.write_text(f"# Results\n\n## Speed\n\nfast\n\n{head}\n\nfirst\n\n## More\n\nmuch\n")
    write_section(f"{head}\n\nsecond\n", file)
    expected = f"# Results\n\n## Speed\n\nfast\n\n{head}\n\nsecond\n\n## More\n\nmuch\n"
    assert file.read_text() == expected
