/** Legal documents of the company, in the order of the footer. */
export const legalDocuments = [
  'privacy',
  'conditions',
  'terms',
  'cookies',
  'legal-notice',
  'withdrawal',
  'complaints',
  'accessibility',
] as const;
export type LegalDocument = (typeof legalDocuments)[number];
