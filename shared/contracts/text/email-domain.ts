/** Matches a domain with letters beyond ASCII. */
const ownLetters = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Converts the domain of an address to its DNS form, as mail servers know it: `ana@ñandú.cl` → `ana@xn--and-6ma2c.cl`.
 * Other addresses are returned unchanged.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !ownLetters.test(domain)) return address;
  const asUrl = `http://${domain}`;
  return URL.canParse(asUrl) ? address.slice(0, at) + new URL(asUrl).host : address;
}
