import { type CountryCode, type LegalDocument, legalDocuments } from '@idavuelta/shared/contracts';

const countries = ['PE', 'CL', 'ES'] as const satisfies CountryCode[];

interface Shown {
  document: LegalDocument;
  /** Absent: the visitor's. */
  country?: CountryCode | undefined;
  /** Absent: the version in force. */
  version?: number | undefined;
}

/**
 * The document, country and version that a URL names; undefined for an unknown document.
 * @param name absent on the page of the accessibility statement
 */
export function documentNamed(name = 'accessibility', search: URLSearchParams): Shown | undefined {
  const document = legalDocuments.find((known) => known === name);
  if (!document) return undefined;
  const version = Number(search.get('version'));
  return {
    document,
    country: countries.find((known) => known === search.get('country')),
    version: Number.isInteger(version) && version > 0 && version <= 1_000_000 ? version : undefined,
  };
}
