import type { CountryCode } from '@idavuelta/shared/contracts';
import { type Queryable, query } from '../../database/database.ts';

export function createEnquiriesRepository(db: Queryable) {
  return {
    add: (kind: 'contact' | 'marriage', country: CountryCode, content: object) =>
      query(db, 'INSERT INTO enquiry (kind, country_code, content) VALUES ($1, $2, $3)', [kind, country, content]),
  };
}
