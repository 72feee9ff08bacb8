/** Maximum length of a legal document in one language, in characters. */
export const mostLegalText = 40_000;
