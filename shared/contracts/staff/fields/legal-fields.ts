/** Characters of a legal document in one language. */
export const mostLegalText = 40_000;
