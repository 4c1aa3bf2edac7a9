"""Fitted models: complete headers, and files of another shape are refused."""

import re
from pathlib import Path

import msgspec
import pytest

import longsuit
from longsuit.belief import likelihood
from longsuit.games import GAMES
from longsuit.insight.odds import calibration
from longsuit.sim.models import networks
from longsuit.sim.models.fitted import FITTED_AS
from longsuit.sim.models.loader import Header, Model, dimensions, load, load_weights, parameters
from longsuit.sim.rollouts import call_value, trick_policy
from longsuit.sim.rollouts.network import LAYERS, LENGTH

PACKAGE = Path(longsuit.__path__[0])
FOLDERS = ("sim/models", "belief", "insight/odds")
HEADERS = sorted([path for folder in FOLDERS for path in (PACKAGE / folder).glob("*.json")])
WEIGHTS = sorted((PACKAGE / "sim/models").glob("*.net"))
NAMES = [path.name for path in HEADERS]


def header_of(path: Path) -> Header:
    if path.name.endswith(".net.json"):
        return msgspec.json.decode(path.read_bytes(), type=Header)
    return msgspec.json.decode(path.read_bytes(), type=Model[msgspec.Raw]).header


def test_every_file_of_numbers_in_the_package_is_a_model() -> None:
    found = [*PACKAGE.rglob("*.json"), *PACKAGE.rglob("*.net")]
    assert {path for path in found if not {"web", "site", "messages"} & set(path.parts)} == {
        *HEADERS,
        *WEIGHTS,
    }
    assert len(HEADERS) == 8
    assert {f"{path.name}.json" for path in WEIGHTS} <= set(NAMES)


@pytest.mark.parametrize("path", HEADERS, ids=NAMES)
def test_every_model_has_a_complete_header(path: Path) -> None:
    header = header_of(path)
    assert {name.strip() for name in header.game.split(",")} <= set(GAMES)
    assert header.shape
    assert all(size > 0 for sizes in header.shape.values() for size in sizes)
    assert all([header.unit, header.seed, header.commit, header.command])
    assert "python" in header.command
    assert "benchmarks.training." in header.command


def test_every_model_loads() -> None:
    assert networks.network("estimation_whist") is not None
    assert networks.network("egyptian_estimation") is not None
    fitted = set(GAMES) - set(FITTED_AS)  # the others borrow theirs
    assert set(likelihood.log_ratios()) == fitted
    assert {name.split()[0] for name in calibration.table()} == fitted
    assert set(trick_policy.TABLES) == set(trick_policy.SHAPE)
    assert set(call_value.TABLES) == set(call_value.NAMES)
    assert sum(map(parameters, LAYERS.values())) == LENGTH


def test_a_table_of_another_shape_than_expected_is_refused() -> None:
    path = PACKAGE / "sim/models/trick_policy.json"
    shape = {**trick_policy.SHAPE, "hold": [10]}
    words = r"trick_policy.json: the header gives hold the shape \[9\], expected is \[10\]: fit it"
    with pytest.raises(ValueError, match=words):
        load(path, tuple[int, ...], shape)


def test_a_table_of_another_shape_than_its_header_says_is_refused(tmp_path: Path) -> None:
    whole = (PACKAGE / "sim/models/pesten_policy.json").read_text()
    cut = tmp_path / "pesten_policy.json"
    cut.write_text(re.sub(r'("weights": \[\n)-?\d+, ', r"\1", whole))  # one weight fewer
    assert len(cut.read_text()) < len(whole)
    with pytest.raises(ValueError, match=r"the header gives weights the shape \[\d+\], expected"):
        load(cut, tuple[int, ...])


def test_a_missing_table_is_refused() -> None:
    path = PACKAGE / "sim/models/pesten_policy.json"
    with pytest.raises(ValueError, match="the header gives more the shape None, expected is"):
        load(path, tuple[int, ...], {"weights": dimensions(range(9)), "more": [9]})


def test_a_header_without_a_field_is_refused(tmp_path: Path) -> None:
    whole = (PACKAGE / "sim/models/pesten_policy.json").read_text()
    path = tmp_path / "pesten_policy.json"
    path.write_text(whole.replace('"seed"', '"sed"'))
    with pytest.raises(msgspec.ValidationError, match="sed"):
        load(path, tuple[int, ...])


def test_networks_of_other_layers_and_cut_weights_are_refused(tmp_path: Path) -> None:
    path = WEIGHTS[0]
    header = path.with_name(f"{path.name}.json")
    other = {**LAYERS, "calls": [168, 256, 128, 17]}
    words = r"the header gives calls the shape \[168, 256, 128, 16\], expected is \[168, 256, 128, "
    with pytest.raises(ValueError, match=words):
        load_weights(path, header, other)
    cut = tmp_path / path.name
    cut.write_bytes(path.read_bytes()[:-2])
    with pytest.raises(ValueError, match=f"holds {LENGTH - 1} weights, not {LENGTH}: fit it again"):
        load_weights(cut, header, LAYERS)
