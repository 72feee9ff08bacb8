/** A name of somebody with an account: letters, and what stands between the parts of a name. */
export const personName = { maxLength: 100, pattern: String.raw`\p{L}[\p{L}\p{M} '’.-]*` } as const;

/** A number as people with an account may write it; the country says which numbers there are. */
export const accountPhonePattern = '^[+(]?[0-9][0-9 ()-]{5,22}$';

/** A Chilean mobile number, as the specification has them for friends and weddings: `+569` or `9`, then eight digits. */
export const chileanMobilePattern = String.raw`^(\+569|9)\d{8}$`;
