import { legalDocuments } from '@idavuelta/shared/contracts';

/** The document named in a URL; undefined for an unknown name. */
export const knownDocument = (name: string | undefined) => legalDocuments.find((document) => document === name);
