const simple =
  /^[\s\u0021-\u024F\u0370-\u0482\u048A-\u04FF\u1E00-\u1FFF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\u2116\u2122\u2190-\u2193\u2212]*$/;

/**
 * Tells whether a PDF writer can place the characters side by side: without joining, stacking or right-to-left text.
 */
export const isWrittenAsItComes = (text: string) => simple.test(text);
