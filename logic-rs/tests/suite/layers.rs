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

fn text_of(file: &Path) -> String {
    std::fs::read_to_string(file).expect("a source file")
}

/// The file without comment lines and unit tests.
fn code_of(file: &Path) -> String {
    let text = text_of(file);
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect()
}

/// The names from the crate down to the file's module.
fn module_of(file: &Path) -> Vec<String> {
    let below = file.strip_prefix(sources()).expect("a file of the sources").with_extension("");
    below.iter().map(|name| name.to_string_lossy().into_owned()).filter(|name| name != "mod").collect()
}

/// The names from the crate down to each item that the file names by a path from `crate` or `super`, also in braces.
fn used_by(file: &Path) -> Vec<Vec<String>> {
    let code = code_of(file);
    let is_start = |at: usize| !code[..at].ends_with(|c: char| c.is_alphanumeric() || "_:".contains(c));
    let mut used = Vec::new();
    for (root, mut above) in [("crate::", Vec::new()), ("super::", module_of(file))] {
        above.pop();
        for (at, _) in code.match_indices(root).filter(|&(at, _)| is_start(at)) {
            read_paths(&mut &code[at + root.len()..], &above, &mut used);
        }
    }
    used
}

/// Reads a path, or the paths `{…}`, from the start of the code on.
fn read_paths(code: &mut &str, above: &[String], read: &mut Vec<Vec<String>>) {
    *code = code.trim_start();
    if let Some(inner) = code.strip_prefix('{') {
        *code = inner;
        while !code.trim_start().starts_with('}') {
            read_paths(code, above, read);
            // The rest of an item: `as Name,` or a comma.
            *code = &code[code.find([',', '}']).expect("a closing brace")..];
            *code = code.strip_prefix(',').unwrap_or(code);
        }
        *code = &code.trim_start()[1..];
        return;
    }
    let name;
    (name, *code) =
        code.split_at(code.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(code.len()));
    let mut path = above.to_vec();
    match name {
        "super" => drop(path.pop()),
        "" => return,
        _ => path.push(name.to_owned()),
    }
    match code.strip_prefix("::") {
        Some(rest) => {
            *code = rest;
            read_paths(code, &path, read);
        }
        None => read.push(path),
    }
}

/// Which module of a folder each name comes from that the folder's own module passes on.
fn passed_on(folder: &Path, modules: &BTreeSet<String>) -> BTreeMap<String, String> {
    let own = [folder.join("mod.rs"), folder.with_extension("rs")];
    let code: String = own.iter().filter(|file| file.is_file()).map(|file| code_of(file)).collect();
    let mut from = BTreeMap::new();
    for path in code.split("use ").skip(1) {
        let mut paths = Vec::new();
        read_paths(&mut &*path, &[], &mut paths);
        for path in paths.into_iter().filter(|path| modules.contains(&path[0])) {
            from.insert(path[path.len() - 1].clone(), path[0].clone());
        }
    }
    from
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
            for used in used_by(&file).iter().map(|path| &path[0]) {
                let layer = LAYERS.iter().position(|layer| layer == used);
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
    let files = files_below(&sources());
    let folders: BTreeSet<&Path> = files.iter().filter_map(|file| file.parent()).collect();
    let mut checked = 0;
    for folder in folders.into_iter().filter(|&folder| folder != sources()) {
        let above = module_of(folder);
        let is_module = |name: &str| name != "mod" && name != "tests";
        let inside = entries(folder).into_iter().filter(|path| is_module(&stem(path)));
        let modules: BTreeSet<String> = inside.clone().map(|path| stem(&path)).collect();
        let passed_on = passed_on(folder, &modules);
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for path in inside {
            let own = stem(&path);
            let of_module = uses.entry(own.clone()).or_default();
            for used in files_below(&path).iter().flat_map(|file| used_by(file)) {
                let Some(name) = used.strip_prefix(&*above).and_then(|rest| rest.first()) else { continue };
                let module = passed_on.get(name).unwrap_or(name);
                if *module != own && modules.contains(module) {
                    of_module.insert(module.clone());
                    checked += 1;
                }
            }
        }
        // Repeatedly removes a module that uses no remaining module.
        while let Some(name) = uses.iter().find(|(_, used)| used.is_empty()).map(|(name, _)| name.clone()) {
            uses.remove(&name);
            uses.values_mut().for_each(|used| {
                used.remove(&name);
            });
        }
        assert!(uses.is_empty(), "a circle in {}: {uses:?}", folder.display());
    }
    assert!(checked > 400, "{checked} uses");
}

/// The code that finds derivations is next to the checker's folder; only the type of a step and the count of the work
/// are common to both.
#[test]
fn the_checker_of_derivations_shares_no_code_with_the_rest_of_the_crate() {
    let files = entries(&sources().join("steps/verify")).into_iter().filter(|path| path.is_file());
    let mut checked = 0;
    for file in files {
        for used in used_by(&file) {
            let is_common = used.len() == 2
                && ["DESCRIPTION_CHARS_MAX", "Side", "Step", "StepType", "Work"].contains(&&*used[1]);
            let is_own = used.starts_with(&["steps".to_owned(), "verify".to_owned()]);
            assert!(is_own || is_common, "{} uses {used:?}", file.display());
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
        let text = text_of(&file);
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
