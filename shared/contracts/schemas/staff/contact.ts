/** The keyword of fields that only `contacts.read` shows. */
export const contactKeyword = 'x-contact';

/**
 * Marks a field that says how a customer, passenger or guest is reached or found: e-mail, phone, address, position.
 * Staff without `contacts.read` get the response without it; a required text is empty then.
 */
export const contact = { [contactKeyword]: true } as const;
