/** What a person may ask about their data. */
export const privacyRequestKinds = [
  'access',
  'correction',
  'deletion',
  'objection',
  'portability',
  'blocking',
] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

export const maxPrivacyDetails = 4000;
