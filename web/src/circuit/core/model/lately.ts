// Keeps what was made of the objects asked about last. Pure towards its callers.

/** Few, so that a history of hundreds of circuits holds no index for each; enough for a circuit and its copy in hand. */
const keptMax = 4;

/** `make`, but the same result again for one of the last few keys. The keys are never changed, so neither is a result. */
export function lately<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept: { readonly key: Key; readonly made: Made }[] = [];
  return (key) => {
    const found = kept.find((entry) => entry.key === key);
    if (found) return found.made;
    const made = make(key);
    kept.unshift({ key, made });
    kept.length = Math.min(kept.length, keptMax);
    return made;
  };
}
