import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** How a body can be sent; the first of two that a client likes alike wins. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** By header: browsers send few different ones. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });
/** Characters up to which a header is cached: longer ones are not a browser's. */
const maxLength = 100;

/** The encoding that a client likes best; plain for one that accepts none of them, which is better than nothing. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  const client = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const encoding = client.encodings(encodings, { preferred: encodings })[0] ?? 'identity';
  if (acceptEncoding.length <= maxLength) chosen.set(acceptEncoding, encoding);
  return encoding;
}
