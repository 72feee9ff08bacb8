import type { CountryCode } from '@idavuelta/shared/contracts';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { databaseClock, type Queryable } from '../../../database/database.ts';
import { fiscalCountries } from '../countries.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { createNumbersRepository } from './numbers.repository.ts';

/** Returns the number of a new document, and keeps its series locked until the transaction ends. */
export async function numberOf(tx: Queryable, country: CountryCode, taxId: string, series: string) {
  const { hasFolios, timeZone } = fiscalCountries[country];
  const numbers = createNumbersRepository(tx);
  if (!hasFolios) return numbers.nextNumber(country, taxId, series);
  return numbers.nextFolio(country, taxId, series, dayAt(await databaseClock(tx), timeZone));
}

/** Gives numbers to documents that were issued while the authority had given none, in the order of their issue. */
export async function numberWaiting(tx: Queryable, taxId: string, series: string): Promise<void> {
  const documents = createDocumentsRepository(tx);
  for (const { id, country } of await documents.withoutNumber(taxId, series)) {
    const number = await numberOf(tx, country, taxId, series);
    if (number === null) return;
    await documents.setNumber(id, number);
  }
}
