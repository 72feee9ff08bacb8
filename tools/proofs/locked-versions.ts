interface LockEntry {
  version?: string;
  dependencies?: Record<string, string>;
  link?: boolean;
}

/** Parsed once for all proofs of a snapshot. */
let parsed: { text: string; packages: Record<string, LockEntry> } | undefined;

/**
 * Returns the versions that the lock file has of libraries and all their dependencies. If two packages have two
 * versions of a library, both count.
 * @returns name and location of each, with its version
 */
export function lockedVersions(lock: string, libraries: readonly string[]): [string, string][] {
  if (parsed?.text !== lock)
    parsed = { text: lock, packages: (JSON.parse(lock) as { packages: Record<string, LockEntry> }).packages };
  const { packages } = parsed;
  const direct = Object.keys(packages).filter((place) => {
    const [owner = '', name = ''] = place.split(/(?:^|\/)node_modules\//);
    // A workspace's own copy, or the one at the top.
    return !owner.includes('node_modules') && libraries.includes(name) && place.endsWith(`node_modules/${name}`);
  });
  const seen = new Set(direct);
  // Iterating a set also visits members added meanwhile, so this follows dependencies to the end.
  for (const place of seen)
    for (const name of Object.keys(packages[place]?.dependencies ?? {})) {
      const found = placeOf(packages, place, name);
      if (found) seen.add(found);
    }
  return [...seen].sort().map((place) => [place, packages[place]?.version ?? '']);
}

/** Finds a library as Node does: beside its importer, then in each parent folder. */
function placeOf(packages: Record<string, LockEntry>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}
