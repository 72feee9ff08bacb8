/** Finds what matches a typed text as it is and, when there is nothing, what matches it with typos forgiven. */
export async function strictFirst<Found>(
  text: string | undefined,
  find: (text: string | undefined, forgiving: boolean) => Promise<Found[]>,
): Promise<Found[]> {
  const typed = text?.trim() || undefined;
  const found = await find(typed, false);
  return found.length > 0 || typed === undefined ? found : find(typed, true);
}

/** Counts what `strictFirst` would find. */
export async function countStrictFirst(
  text: string | undefined,
  count: (text: string | undefined, forgiving: boolean) => Promise<number>,
): Promise<number> {
  const typed = text?.trim() || undefined;
  const counted = await count(typed, false);
  return counted > 0 || typed === undefined ? counted : count(typed, true);
}
