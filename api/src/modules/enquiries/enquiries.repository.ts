import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';

export function createEnquiriesRepository(db: Queryable) {
  return {
    add: (kind: 'contact' | 'marriage', country: CountryCode, content: object) =>
      db.query('INSERT INTO enquiry (kind, country_code, content) VALUES ($1, $2, $3)', [kind, country, content]),
  };
}
