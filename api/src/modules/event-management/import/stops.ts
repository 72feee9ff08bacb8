/** An additional stop of the vans. */
export interface ImportedStop {
  /** Local time at the event, `18:30`. */
  time: string;
  address: string;
}

/**
 * Parses `18:30 Plaza San Miguel | 18:45 Óvalo Gutiérrez`.
 * @returns undefined when a part is not a time and an address
 */
export function parseStops(text: string): ImportedStop[] | undefined {
  const stops = text.split('|').map((part) => {
    const [, time, address] = /^((?:[01]\d|2[0-3]):[0-5]\d) +(.+)$/.exec(part.trim()) ?? [];
    return time && address ? { time, address } : undefined;
  });
  return stops.every((stop) => stop !== undefined) ? stops : undefined;
}
