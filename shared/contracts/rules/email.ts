const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[A-Za-z])${label}$`);

/**
 * Whether a mail can be sent to `text`: one address without a display name, with a domain that has a dot. `ana@gmail`
 * is valid for a browser and reaches nobody. Blanks around it are not removed.
 */
export const isEmailAddress = (text: string) => text.length <= 254 && pattern.test(text);
