/** Maximum length of a displayed testimonial, in characters; longer ones are cut. */
const maxLength = 130;
const cutLength = 127;

/** A testimonial's message; a long one is cut and ends in `...`. */
export const shortened = (message: string) => {
  const characters = [...message];
  return characters.length > maxLength ? `${characters.slice(0, cutLength).join('')}...` : message;
};
