const day = 24 * 3_600_000;
const date = /^\d{4}-\d{2}-\d{2}(?=$|T)/;

/** Shifts every ISO date in a value by whole days. @param milliseconds size of the shift */
export function movedDates<T>(value: T, milliseconds: number): T {
  const days = Math.round(milliseconds / day);
  const move = (item: unknown): unknown => {
    if (typeof item === 'string') return item.replace(date, (iso) => movedBy(iso, days));
    if (Array.isArray(item)) return item.map(move);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, move(inner)]));
  };
  return move(value) as T;
}

const movedBy = (iso: string, days: number) => new Date(Date.parse(iso) + days * day).toISOString().slice(0, 10);
