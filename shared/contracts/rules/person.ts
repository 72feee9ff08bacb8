/**
 * An account holder's name: letters of any script and the marks used with them (`O’Higgins`, `Gal·la`, `'t Hooft`,
 * `Núñez–Ortiz`, `M.ª José`). Control characters, markup and the characters of URLs are excluded.
 */
export const personName = {
  maxLength: 100,
  pattern: String.raw`(?=[^\p{L}]*\p{L})[\p{L}\p{M}\p{Pd} .,()'’‘ʼ´\u0060′·‧•]*`,
} as const;

/** A phone number as account holders may write it; the country determines which numbers are valid. */
export const accountPhonePattern = '^[+(]?[0-9][0-9 ()-]{5,22}$';

/**
 * Phone of a friend or couple: a Chilean mobile number as specified, `+569` or `9` and eight digits; or a foreign
 * number with its calling code, which the specification omits.
 */
export const contactPhonePattern = String.raw`^((\+569|9)\d{8}|\+(?!56)[1-9]\d{7,14})$`;
