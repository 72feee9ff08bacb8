import type { ComplaintCompany } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import type { BookCountry } from './book.ts';
import { createComplaintsRepository } from './complaints.repository.ts';
import { sheetWords } from './pdf/words.ts';

/** Returns who keeps the book: the issuer of tax documents, or the company that the installation's texts name. */
export async function bookCompany(db: Queryable, country: BookCountry): Promise<ComplaintCompany> {
  const issuer = await createComplaintsRepository(db).issuer(country);
  if (!issuer) {
    const { name, tax_id: taxId, address } = sheetWords.company;
    return { name, taxId, address };
  }
  const { legalName, taxId, address, district, city } = issuer;
  return { name: legalName, taxId, address: [...new Set([address, district, city])].filter(Boolean).join(', ') };
}
