import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createPlacesRepository } from './places.repository.ts';

export type PlacesService = ReturnType<typeof createPlacesService>;

/** Provinces and counties with pick-ups. */
export function createPlacesService({ db }: { db: Database }) {
  const places = createPlacesRepository(db);
  return {
    counties: (country: CountryCode) => places.counties(country),
    async provincesOf(eventId: number) {
      const provinces = await places.provincesOf(eventId);
      if (!provinces) throw new AppError('NOT_FOUND');
      return provinces;
    },
  };
}
