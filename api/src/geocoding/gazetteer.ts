import type { Database } from '../database/database.ts';
import { createGazetteerRepository } from './gazetteer.repository.ts';
import { type Geocoder, withHouse } from './geocoder.ts';
import { readTypedAddress } from './typed-address.ts';

/** Suggests streets from our own table, used when no other geocoder is configured. */
export function createGazetteer({ db }: { db: Database }): Geocoder {
  const streets = createGazetteerRepository(db);
  return {
    async suggest({ text, country, counties, preferred }) {
      const { words, house } = readTypedAddress(text);
      if (words.length === 0) return [];
      const labels = new Map(counties.map(({ id, label }) => [id, label]));
      const found = await streets.streets({ words, countyIds: counties.map(({ id }) => id), preferred });
      return found.map(({ name, county, position }) => {
        const street = withHouse(name, house, country);
        return { label: `${street}, ${labels.get(county.id)}`, street, county, position };
      });
    },
  };
}
