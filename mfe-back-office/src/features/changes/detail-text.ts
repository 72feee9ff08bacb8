interface Detail {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a change did: `role: viewer → support`. Of changes without before and after, all that was recorded. */
export function detailText(detail: Record<string, unknown>): string {
  const { before, after } = detail as Detail;
  const entries = after
    ? Object.entries(after).map(([field, value]) => [field, `${shown(before?.[field])} → ${shown(value)}`])
    : Object.entries(detail).map(([name, value]) => [name, shown(value)]);
  return entries.map(([name, text]) => `${name}: ${text}`).join(', ');
}
