/**
 * A name of somebody with an account: letters of any script, and what languages put beside them (`O’Higgins`, `Gal·la`,
 * `'t Hooft`, `Núñez–Ortiz`, `M.ª José`). Signs of control, of markup and of addresses are none of them.
 */
export const personName = {
  maxLength: 100,
  pattern: String.raw`(?=[^\p{L}]*\p{L})[\p{L}\p{M}\p{Pd} .,()'’‘ʼ´\u0060′·‧•]*`,
} as const;

/** A number as people with an account may write it; the country says which numbers there are. */
export const accountPhonePattern = '^[+(]?[0-9][0-9 ()-]{5,22}$';

/**
 * A phone of a friend or a couple: a Chilean mobile number as the specification has them, `+569` or `9`, then eight
 * digits; or the number of another country with its calling code, which the specification leaves out.
 */
export const contactPhonePattern = String.raw`^((\+569|9)\d{8}|\+(?!56)[1-9]\d{7,14})$`;
