import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { credentials } from '@idavuelta/api/testing/credentials.ts';
import type { OrderRequest } from '@idavuelta/shared/contracts';
import type { DrivenTrip } from '@idavuelta/shared/contracts/staff';

/** Milliseconds of each call, by kind, and how many were not answered 200. */
export interface Answered {
  orders: number[];
  marks: number[];
  positions: number[];
  failed: number;
}

interface Traffic {
  url: string;
  /** By `Date.now()`. */
  until: number;
  answered: Answered;
}

/** A trip that starts now, and its driver's login. */
export interface DayTrip {
  departureId: number;
  token: string;
  trip: DrivenTrip;
}

const orderMs = 1_000;
/** As often as a driver's page sends positions. */
const positionMs = 15_000;

async function send(
  { url, answered }: Traffic,
  kind: Exclude<keyof Answered, 'failed'>,
  path: string,
  { token, body, headers }: { token: string; body: object; headers?: Record<string, string> },
) {
  const begun = performance.now();
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials(token), ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  answered[kind].push(performance.now() - begun);
  if (response.status === 200) return;
  answered.failed += 1;
  console.error(`${path}: ${response.status} ${text.slice(0, 200)}`);
}

/** Places an order each second. */
export async function buyEverySecond(traffic: Traffic, token: string, body: () => OrderRequest) {
  while (Date.now() < traffic.until) {
    const headers = { 'idempotency-key': randomUUID() };
    await Promise.all([
      send(traffic, 'orders', '/shop-api/init-payment', { token, body: body(), headers }),
      wait(orderMs),
    ]);
  }
}

const marks = [
  ['left', undefined],
  ['arrived', 0],
  ['boarded', 0],
  ['arrived', 1],
  ['boarded', 1],
] as const;

/** Sends a position and a mark each quarter of a minute, at a moment of its own. */
export async function driveAround(
  traffic: Traffic,
  { departureId, token, trip }: DayTrip,
  n: number,
  marked: (departureId: number) => void,
) {
  const first = Math.min(positionMs, (traffic.until - Date.now()) / 2);
  await wait((first * n) / 100);
  for (let turn = 0; Date.now() < traffic.until; turn += 1) {
    const at = new Date().toISOString();
    const positions = [{ latitude: -12.144 + n * 0.001, longitude: -77.021 + turn * 0.0005, at }];
    await send(traffic, 'positions', '/staff-api/my-positions', { token, body: { sentAt: at, positions } });
    const [kind, stop] = marks[turn % marks.length] ?? marks[0];
    const mark = {
      id: randomUUID(),
      tripId: trip.id,
      kind,
      ...(stop !== undefined && { party: trip.stops[stop]?.party }),
      at: new Date().toISOString(),
    };
    await send(traffic, 'marks', '/staff-api/my-trips/marks', { token, body: { marks: [mark] } });
    marked(departureId);
    await wait(Math.min(positionMs, Math.max(0, traffic.until - Date.now())));
  }
}
