import type { LegalDocument } from '@idavuelta/shared/contracts';

/** A heading and its paragraphs. */
type Section = [heading: string, ...paragraphs: string[]];

/** A document as the site keeps it: plain text. */
export const written = (opening: string, ...sections: Section[]) =>
  [opening, ...sections.flatMap(([heading, ...paragraphs]) => [`# ${heading}`, ...paragraphs])].join('\n\n');

export type Documents = Record<LegalDocument, string>;
