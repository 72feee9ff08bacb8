/**
 * Whether a module built for `range` works with the contract `version`. Ranges are carets (`^1.2.0`): the same major,
 * and not newer than what the shell has.
 */
export function fulfils(version: string, range: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const had = version.split('.').map(Number);
  if (!wanted || had.length !== 3) return false;
  const [major, ...rest] = wanted as [number, number, number];
  if (had[0] !== major) return false;
  const difference = rest.map((part, i) => (had[i + 1] ?? 0) - part).find((delta) => delta !== 0) ?? 0;
  return difference >= 0;
}
