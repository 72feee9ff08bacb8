import { legalDocuments } from '@idavuelta/shared/contracts';

/** The document that an address names; undefined when there is none of that name. */
export const knownDocument = (name: string | undefined) => legalDocuments.find((document) => document === name);
