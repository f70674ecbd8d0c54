//! Replays the committed corpus of the fuzz targets on stable: inputs that once found something, and one of each kind.

use crate::hold;
use std::fs;
use std::path::PathBuf;

fn replay(target: &str, hold: fn(&str)) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/fuzz").join(target);
    let files = fs::read_dir(&folder).expect("the corpus is committed");
    let mut replayed = 0;
    for file in files {
        let bytes = fs::read(file.expect("a file").path()).expect("it can be read");
        hold(&String::from_utf8(bytes).expect("the corpus holds texts"));
        replayed += 1;
    }
    assert!(replayed >= 10, "{target} has only {replayed} inputs");
}

#[test]
fn parse() {
    replay("parse", hold::parse);
}

#[test]
fn simplify() {
    replay("simplify", hold::simplify);
}

#[test]
fn min_terms() {
    replay("min_terms", hold::min_terms);
}

#[test]
fn table() {
    replay("table", hold::table);
}
