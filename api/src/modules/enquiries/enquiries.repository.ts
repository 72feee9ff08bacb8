import type { CountryCode } from '@idavuelta/shared/contracts';
import type { EnquiryContent, EnquiryKind } from '../../database/column-types.ts';
import type { Queryable } from '../../database/database.ts';

export type EnquiriesRepository = ReturnType<typeof createEnquiriesRepository>;

export function createEnquiriesRepository(db: Queryable) {
  return {
    add: (kind: EnquiryKind, country: CountryCode, content: EnquiryContent) =>
      db.insertInto('enquiry').values({ kind, country_code: country, content }).execute(),
  };
}
