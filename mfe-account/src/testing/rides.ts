import type { Ride, RidePage } from '@idavuelta/shared/contracts';
import { inEveryLanguage } from '@idavuelta/shared/testing';

export const aRide = (overrides: Partial<Ride> = {}): Ride => ({
  direction: 'out',
  ticket: 1,
  address: 'Av. Larco 100',
  at: '2027-03-05T22:10:00Z',
  van: 'ABC-123',
  driver: 'Manuel',
  progress: 'planned',
  ...overrides,
});

export const aRidePage = (overrides: Partial<RidePage> = {}): RidePage => ({
  event: inEveryLanguage({ name: 'Noche de cumbia' }),
  timeZone: 'America/Lima',
  startsAt: '2027-03-06T01:00:00Z',
  over: false,
  rides: [aRide()],
  ...overrides,
});
