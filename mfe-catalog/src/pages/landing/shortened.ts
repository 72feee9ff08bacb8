/** Longest testimonial that is shown whole, and the length that a longer one is cut to. */
const maxLength = 130;
const cutLength = 127;

/** A testimonial's message; a long one is cut and ends in `...`. */
export const shortened = (message: string) => {
  const characters = [...message];
  return characters.length > maxLength ? `${characters.slice(0, cutLength).join('')}...` : message;
};
