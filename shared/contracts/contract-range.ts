/**
 * Tells whether a module built for the contract range `range` runs with contract `version`. A caret range (`^1.2.0`)
 * accepts the same major version with at least the same minor and patch. Of alternatives (`^1.2.0 || ^2.0.0`) one must
 * match, for the time in which shells of both are live.
 */
export const satisfiesRange = (version: string, range: string): boolean =>
  range.split('||').some((caret) => satisfiesCaret(version, caret.trim()));

function satisfiesCaret(version: string, caret: string): boolean {
  const required = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(caret)?.slice(1).map(Number);
  const actual = version.split('.').map(Number);
  if (!required || actual.length !== 3) return false;
  const [major, ...rest] = required as [number, number, number];
  if (actual[0] !== major) return false;
  const difference = rest.map((number, i) => (actual[i + 1] ?? 0) - number).find((delta) => delta !== 0) ?? 0;
  return difference >= 0;
}
