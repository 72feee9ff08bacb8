/** The keyword of fields that only `contacts.read` shows. */
export const contactKeyword = 'x-contact';

/**
 * Options of a field by which a customer, passenger or guest is reached or found: e-mail, phone, address, position.
 * Whoever of staff has no `contacts.read` gets the response without it: a text that is always there is empty then.
 */
export const contact = { [contactKeyword]: true } as const;
