//! Which module may use which: lower layers know nothing of higher ones, and files of one folder don't use each other
//! in a circle; and what makes one run of the tests enough.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The crate's modules, each of which uses only those before it.
const LAYERS: [&str; 11] =
    ["limits", "error", "rows", "expr", "qmc", "network", "notation", "minterms", "steps", "calls", "wasm"];

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of the sources");
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

fn files_below(path: &Path) -> Vec<PathBuf> {
    if path.is_dir() {
        entries(path).iter().flat_map(|entry| files_below(entry)).collect()
    } else {
        vec![path.to_owned()]
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}

/// The names that follow `root::` in the file, without its comments and unit tests.
fn named_after(root: &str, file: &Path) -> BTreeSet<String> {
    let text = std::fs::read_to_string(file).expect("a source file");
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let paths = lines.flat_map(|line| line.split(root).skip(1));
    let name = |path: &str| {
        let end = path.find(|c: char| !c.is_ascii_lowercase() && c != '_').unwrap_or(path.len());
        path[..end].to_owned()
    };
    paths.map(name).filter(|name| !name.is_empty()).collect()
}

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

#[test]
fn no_module_uses_one_above_it() {
    let mut checked = 0;
    for path in entries(&sources()).into_iter().filter(|path| stem(path) != "lib") {
        let module = stem(&path);
        let own = LAYERS.iter().position(|&layer| layer == module);
        for file in files_below(&path) {
            let own = own.unwrap_or_else(|| panic!("{module} has no layer"));
            for used in named_after("crate::", &file) {
                let layer = LAYERS.iter().position(|&layer| layer == used);
                // A module that only unit tests use is no layer.
                let is_lower = layer.map_or(used == "random" || used == "heavy", |layer| layer <= own);
                assert!(is_lower, "{} uses {used}", file.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 50, "{checked} uses");
}

#[test]
fn no_files_of_a_folder_use_each_other_in_a_circle() {
    let folders = ["calls", "expr", "qmc", "qmc/primes", "rows", "steps/merge", "steps/verify"]
        .map(|name| sources().join(name));
    for folder in folders {
        let files = entries(&folder).into_iter().filter(|path| path.is_file() && stem(path) != "mod");
        let mut uses: BTreeMap<String, BTreeSet<String>> =
            files.map(|file| (stem(&file), named_after("super::", &file))).collect();
        let names: BTreeSet<String> = uses.keys().cloned().collect();
        assert!(names.len() > 1, "{}", folder.display());
        for used in uses.values_mut() {
            used.retain(|name| names.contains(name));
        }
        // Repeatedly removes a file that uses no remaining file.
        while let Some(name) = uses.iter().find(|(_, used)| used.is_empty()).map(|(name, _)| name.clone()) {
            uses.remove(&name);
            uses.values_mut().for_each(|used| {
                used.remove(&name);
            });
        }
        assert!(uses.is_empty(), "a circle in {}: {uses:?}", folder.display());
    }
}

/// The code that finds derivations is next to the checker's folder; only the type of a step and the count of the work
/// are common to both.
#[test]
fn the_checker_of_derivations_shares_no_code_with_the_rest_of_the_crate() {
    let files = entries(&sources().join("steps/verify")).into_iter().filter(|path| path.is_file());
    let mut checked = 0;
    for file in files {
        let way_up = if stem(&file) == "mod" { "super::" } else { "super::super::" };
        let of_the_crate = named_after("crate::", &file);
        assert!(of_the_crate.iter().all(|name| name == "steps"), "{} uses {of_the_crate:?}", file.display());
        for modules in [named_after("crate::steps::", &file), named_after(way_up, &file)] {
            assert!(modules.is_empty(), "{} uses {modules:?}", file.display());
        }
        checked += 1;
    }
    assert!(checked > 10, "{checked} files");
}

/// So a property that holds with the feature holds without it, and it is enough to run the tests with the feature.
#[test]
fn feature_premium_only_adds_code() {
    let named = r#"feature = "premium""#;
    let mut checked = 0;
    for file in files_below(&sources()) {
        let text = std::fs::read_to_string(&file).expect("a source file");
        for line in text.lines().map(str::trim).filter(|line| line.contains(named)) {
            let adds = [format!("#[cfg({named})]"), format!("#![cfg({named})]")];
            assert!(adds.iter().any(|attribute| attribute == line), "{}: {line}", file.display());
            checked += 1;
        }
    }
    assert!(checked > 10, "{checked} lines");
}

/// A file that is in no module is never compiled.
#[test]
fn every_file_of_the_suite_is_a_module_of_it() {
    let main = include_str!("main.rs");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files = entries(&folder.join("suite")).into_iter().filter(|path| stem(path) != "main");
    let mut checked = 0;
    for file in files {
        let module = format!("mod {};", stem(&file));
        assert!(main.lines().any(|line| line == module), "{} is in no test", file.display());
        checked += 1;
    }
    assert!(checked > 20, "{checked} files");
    let beside: Vec<String> = entries(&folder).iter().map(|path| stem(path)).collect();
    assert!(beside.iter().all(|name| name == "suite" || name == "support"), "another program: {beside:?}");
}
