/**
 * Whether a module that was built for the contract range `range` runs with contract `version`. A range is a caret
 * (`^1.2.0`): the same major version, and at least that minor and patch.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const required = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const actual = version.split('.').map(Number);
  if (!required || actual.length !== 3) return false;
  const [major, ...rest] = required as [number, number, number];
  if (actual[0] !== major) return false;
  const difference = rest.map((number, i) => (actual[i + 1] ?? 0) - number).find((delta) => delta !== 0) ?? 0;
  return difference >= 0;
}
