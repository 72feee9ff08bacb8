import { withAsciiDomain } from '../text/email-domain.ts';

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[A-Za-z])${label}$`);

/** Most characters of an address, by RFC 5321. */
export const emailLength = 254;

/**
 * Whether a mail can be sent to `text`: one address without a display name, with a domain that has a dot. `ana@gmail`
 * is valid for a browser and reaches nobody. A domain may have letters of any language. Blanks around it are not removed.
 */
export function isEmailAddress(text: string) {
  const address = withAsciiDomain(text);
  return address.length <= emailLength && pattern.test(address);
}
