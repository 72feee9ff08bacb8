import type { AddressSuggestion, CountryCode, Language } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import type { Geocoder } from '../../geocoding/geocoder.ts';
import type { Log } from '../../log/log.ts';
import { createServedCountiesRepository } from './served-counties.repository.ts';

interface SuggestionsDependencies {
  db: Database;
  log: Log;
  geocoder: Geocoder;
}

interface SuggestionsQuery {
  text: string;
  country: CountryCode;
  provinceId?: number;
  countyId?: number;
  language: Language;
}

export type AddressSuggestions = ReturnType<typeof createAddressSuggestions>;

/** Suggests addresses while they are typed, within counties where we pick up. */
export const createAddressSuggestions = ({ db, log, geocoder }: SuggestionsDependencies) => ({
  /** Returns nothing when the geocoder fails, because any address can also be typed in full. */
  async suggest({ country, provinceId, countyId, ...query }: SuggestionsQuery): Promise<AddressSuggestion[]> {
    const counties = await createServedCountiesRepository(db).counties({ country, provinceId });
    if (counties.length === 0) return [];
    try {
      return await geocoder.suggest({ ...query, country, counties, preferred: countyId });
    } catch (error) {
      // The query is not logged, because it may be a home address.
      log.warn({ reason: (error as Error).name }, 'the geocoder failed, no addresses are suggested');
      return [];
    }
  },
});
