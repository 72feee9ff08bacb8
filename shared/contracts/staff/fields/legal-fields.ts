/** Maximum length of a legal document in one language, in characters. */
export const maxLegalText = 40_000;
