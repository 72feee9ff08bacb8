import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { NowServing } from '@idavuelta/shared/contracts';
import type { CleanUp } from './gateway-process.ts';

/**
 * Starts the calls of an API that gateways make for room 1. A visitor with the login `token-5` has account 5, and the
 * account has one place, at first that of its browser. Other logins do not count.
 */
export async function startWaitingRoomApi(t: CleanUp) {
  const state: NowServing = {
    room: 1,
    state: 'open',
    opensAt: '2027-03-06T15:00:00.000Z',
    at: '2027-03-06T15:00:10.000Z',
    issued: 0,
    drawn: 0,
    nowServing: 0,
  };
  const calls: string[] = [];
  /** `most`: places given per call at most. `passed`: every turn is reported as passed. */
  const manner = { most: Infinity, passed: false };
  const accounts = new Map<string, number>();
  const entered = new Map<string, string>();

  function placeFor({ login, place: ofBrowser }: { login?: string; place?: number }) {
    if (login && !login.startsWith('token-')) return {};
    const holder = login?.replace('token-', 'c');
    const place = (holder ? (accounts.get(holder) ?? ofBrowser) : undefined) ?? state.issued++;
    if (holder) accounts.set(holder, place);
    return { place, ...(holder && { holder }) };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://api');
    calls.push(`${request.method} ${url.pathname}`);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const [, , , room, what, position = ''] = url.pathname.split('/');
    if (room !== '1') return send(404, { success: false, code: 'NOT_FOUND', message: 'none' });
    if (what === undefined) return send(200, { data: state });
    if (what === 'places') {
      const { visitors } = (await json(request)) as { visitors: Parameters<typeof placeFor>[0][] };
      return send(200, { data: visitors.slice(0, manner.most).map(placeFor) });
    }
    const until = '2027-03-06T15:10:00.000Z';
    if (request.method === 'GET')
      return send(200, {
        data: manner.passed ? { turn: 'passed' } : { turn: entered.has(position) ? 'admitted' : 'called', until },
      });
    if (request.method === 'DELETE') return send(200, { data: {} });
    const { holder } = (await json(request)) as { holder: string };
    const first = entered.get(position) ?? holder;
    entered.set(position, first);
    if (first !== holder) return send(410, { success: false, code: 'TURN_PASSED', message: 'no' });
    return send(200, { data: { until } });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const kill = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  t.after(kill);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state, calls, manner, kill };
}
