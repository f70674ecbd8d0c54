// Caches the results for the last few keys. Pure towards its callers.

/**
 * Few, so that a history of hundreds of circuits does not keep an index of each; enough for a circuit and its preview.
 */
const keptMax = 4;

/** `make` with a cache for the last few keys. Keys are immutable, so a result never becomes stale. */
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
