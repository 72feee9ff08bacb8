import type { LoginResponse } from '@idavuelta/shared/contracts';
import { events } from '../catalogue/events.ts';
import { groupBuyer } from '../catalogue/people.ts';
import { createCallApi } from './call-api.ts';
import { partiesInLima } from './riders.ts';
import { sellSeats } from './sell-seats.ts';

/** Departs tomorrow: sample work for dispatchers and drivers. */
const gala = 'gala-de-la-camara';
const parties = partiesInLima(120);

/** Sells one of tomorrow's departures, once, so that a dispatcher has something to plan. */
export async function sellDemoSeats({ apiUrl, siteUrl }: { apiUrl: string; siteUrl: string }) {
  const call = createCallApi({ apiUrl, siteUrl });
  const { email, password } = groupBuyer;
  const { token } = await call<LoginResponse>('POST', '/login', { body: { email, password } });
  const purchases = await call<unknown[]>('GET', '/shop-api/payment-history', { token });
  if (purchases.length > 0) return;
  const event = events.find(({ slug }) => slug === gala);
  if (!event) throw new Error(`The catalogue lacks ${gala}.`);
  await sellSeats((method, path, body) => call(method, path, { token, body }), { ...event, parties, url: siteUrl });
}
