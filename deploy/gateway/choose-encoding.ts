import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Supported encodings; the first one wins when a client accepts several equally. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** By header value: browsers send few different ones. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });
/** Maximum length of a cached header; longer ones are not a browser's. */
const maxLength = 100;

/** Chooses the encoding that a client prefers; identity when it accepts none, which is better than no response. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  const client = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const encoding = client.encodings(encodings, { preferred: encodings })[0] ?? 'identity';
  if (acceptEncoding.length <= maxLength) chosen.set(acceptEncoding, encoding);
  return encoding;
}
