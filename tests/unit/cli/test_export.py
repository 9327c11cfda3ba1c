"""``pendula export``."""

import pytest

import pendula as pe


@pytest.mark.parametrize("language", ["c", "js", "numpy"])
def test_the_source_is_printed_as_export_gives_it(pendula, language):
    code, out, err = pendula("export", "pendulum", "--to", language)
    assert (code, err) == (0, "")
    assert out == pe.export("pendulum", language)


def test_the_source_is_written_to_a_file(pendula, tmp_path):
    path = tmp_path / "pendulum.c"
    code, out, err = pendula(
        "export", "pendulum", "--to", "c", "--output", str(path), "--functions", "rate,energy"
    )
    assert (code, err) == (0, "")
    assert path.read_text("utf-8") == pe.export("pendulum", "c", ["rate", "energy"])
    assert out.startswith(f"Wrote {path}: ")


def test_settings_become_defaults_and_shape_the_system(pendula):
    _, out, _ = pendula("export", "n-link-pendulum", "--to", "js", "--set", "n=3", "--set", "l=0.7")
    model = pe.derive(pe.gallery.n_link_pendulum(n=3)).with_parameters(l=0.7)
    assert out == pe.export(model, "js")


def test_mistakes_are_refused_before_any_work(refusal, tmp_path):
    assert "exported to 'c', 'js', 'numpy', not to 'rust'" in refusal("export", "pendulum", "--to", "rust")
    assert "no system 'pendulun'" in refusal("export", "pendulun", "--to", "c")
    assert "it has 'rate', " in refusal("export", "pendulum", "--to", "c", "--functions", "rates")
    assert "--to" in refusal("export", "pendulum")
    missing = str(tmp_path / "missing" / "file.c")
    assert "there is no folder" in refusal("export", "pendulum", "--to", "c", "--output", missing)
