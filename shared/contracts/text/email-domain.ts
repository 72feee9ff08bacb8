/** Converts a domain with letters beyond ASCII. */
const ownLetters = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The address with its domain in the letters of the DNS, `ana@xn--and-6ma2c.cl` for `ana@ñandú.cl`, as mail servers know
 * it. What has no such domain comes back as it is.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !ownLetters.test(domain)) return address;
  const asUrl = `http://${domain}`;
  return URL.canParse(asUrl) ? address.slice(0, at) + new URL(asUrl).host : address;
}
