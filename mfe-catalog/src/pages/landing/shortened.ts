/** Characters of a testimonial that are shown whole, and what is left of a longer one. */
const longest = 130;
const kept = 127;

/** A testimonial's message; a long one is cut and says so. */
export const shortened = (message: string) => {
  const characters = [...message];
  return characters.length > longest ? `${characters.slice(0, kept).join('')}...` : message;
};
