import { withAsciiDomain } from '../text/email-domain.ts';

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[A-Za-z])${label}$`);

/** Maximum length of an address, by RFC 5321. */
export const emailLength = 254;

/**
 * Tells whether `text` is a deliverable address: one address without a display name, whose domain has a dot
 * (`ana@gmail` is valid for browsers but reaches nobody) and may use letters of any language. Surrounding blanks are
 * not trimmed.
 */
export function isEmailAddress(text: string) {
  const address = withAsciiDomain(text);
  return address.length <= emailLength && pattern.test(address);
}
