/** Characters up to which a testimonial is shown whole; longer ones are cut to this length. */
const maxLength = 130;
const cutLength = 127;

/** A testimonial's message; a long one is cut and ends in `...`. */
export const shortened = (message: string) => {
  const characters = [...message];
  return characters.length > maxLength ? `${characters.slice(0, cutLength).join('')}...` : message;
};
