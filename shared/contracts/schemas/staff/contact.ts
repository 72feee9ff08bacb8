/** The keyword of fields that require `contacts.read`. */
export const contactKeyword = 'x-contact';

/**
 * Marks contact data of a customer, passenger or guest: e-mail, phone, address, position. Staff without `contacts.read`
 * receive the response without it; required texts are then empty.
 */
export const contact = { [contactKeyword]: true } as const;
