/** Processes a few items at a time. */
export async function inBatches<T>(items: T[], work: (item: T, position: number) => Promise<void>, size = 16) {
  for (let first = 0; first < items.length; first += size)
    await Promise.all(items.slice(first, first + size).map((item, i) => work(item, first + i)));
}
