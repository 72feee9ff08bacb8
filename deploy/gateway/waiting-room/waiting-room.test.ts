import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Admission, NowServing, QueueTicket } from '@idavuelta/shared/contracts';
import { readSignedValue, signValue } from '@idavuelta/shared/contracts/servers';
import { temporaryFolder } from '../../testing/releases.ts';
import { startWaitingRoomApi } from '../../testing/waiting-room-api.ts';
import { createGateway } from '../server.ts';
import { createArrivals } from './arrivals.ts';

const secret = 'the secret that gateways and API share';
const outputDir = temporaryFolder();

async function startGateway(apiUrl: string, key = secret) {
  const gateway = await createGateway({
    ...{ outputDir, apiUrl, waitingRoomKey: key, trustProxy: true },
    origins: ['http://site.test'],
    paymentOrigins: [],
  });
  after(() => gateway.close());
  return gateway;
}
type Gateway = Awaited<ReturnType<typeof startGateway>>;

const bodyOf = (response: { body: string; json(): unknown }) =>
  (response.body ? response.json() : {}) as { data?: unknown; code?: string };

/** A browser with its cookie. */
function browser(network = '198.51.100.1') {
  let cookie = '';
  return {
    use: (value: string) => {
      cookie = value;
    },
    cookie: () => cookie,
    async send<T>(gateway: Gateway, method: 'GET' | 'POST' | 'DELETE', path: string, login?: string) {
      const response = await gateway.inject({
        method,
        url: `/waiting-room/${path}`,
        headers: {
          'x-forwarded-for': network,
          ...(cookie && { cookie: `theme=dark; ${cookie}` }),
          ...(login && { authorization: `Bearer ${login}` }),
        },
      });
      const set = response.headers['set-cookie'];
      if (set) cookie = String(set).split(';')[0] ?? '';
      return {
        status: response.statusCode,
        headers: response.headers,
        code: bodyOf(response).code,
        data: bodyOf(response).data as T,
      };
    },
  };
}

test('[SAL-02] visitors get places in the order in which they came, by one call of the API', async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  const tickets = await Promise.all(
    Array.from({ length: 40 }, () => browser().send<QueueTicket>(gateway, 'POST', '1/ticket')),
  );
  assert.deepEqual(
    tickets.map(({ data }) => data.position),
    tickets.map((_, index) => index),
  );
  assert.equal(api.calls.filter((call) => call.includes('/places')).length, 1);
});

test('[SAL-03] a place survives reload, another tab and another gateway, with one account in every browser', async (t) => {
  const api = await startWaitingRoomApi(t);
  const [first, second] = [await startGateway(api.url), await startGateway(api.url)];
  await browser().send(first, 'POST', '1/ticket');
  const visitor = browser();
  assert.equal((await visitor.send<QueueTicket>(first, 'POST', '1/ticket')).data.position, 1);
  for (const gateway of [first, second]) {
    assert.equal((await visitor.send<QueueTicket>(gateway, 'GET', '1/ticket')).data.position, 1);
    assert.equal((await visitor.send<QueueTicket>(gateway, 'POST', '1/ticket')).data.position, 1);
  }
  assert.equal(api.state.issued, 2);
  const [phone, laptop] = [browser(), browser()];
  const place = (await phone.send<QueueTicket>(first, 'POST', '1/ticket', 'token-5')).data;
  assert.deepEqual((await laptop.send<QueueTicket>(second, 'POST', '1/ticket', 'token-5')).data, place);
});

test('[SAL-03] after a login the place of the browser becomes that of the account, unless it has one', async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  const [visitor, other] = [browser(), browser()];
  const position = async (of: typeof visitor, login?: string) =>
    (await of.send<QueueTicket>(gateway, 'POST', '1/ticket', login)).data.position;
  await position(browser());
  assert.equal(await position(visitor), 1);
  assert.equal(await position(visitor, 'token-5'), 1);
  assert.match(visitor.cookie(), /^idavuelta-queue-1=1\.1\.c5~/);
  assert.equal(await position(other), 2);
  assert.equal(await position(other, 'token-5'), 1, 'its own place');
  assert.equal(await position(other, 'token-6'), 3, 'not the place of another account');
  assert.equal(await position(visitor), 1, 'also after logging out');
});

test('[SAL-03] who entered and then logs in keeps the turn', async (t) => {
  const api = await startWaitingRoomApi(t);
  api.state.nowServing = 1;
  const gateway = await startGateway(api.url);
  const visitor = browser();
  await visitor.send(gateway, 'POST', '1/ticket');
  await visitor.send(gateway, 'POST', '1/admission');
  const cookie = visitor.cookie();
  const { data } = await visitor.send<QueueTicket>(gateway, 'POST', '1/ticket', 'token-5');
  assert.equal(data.turn, 'admitted');
  assert.equal(visitor.cookie(), cookie);
});

test("[SAL-03] a login that does not count gets no place, and spoils nobody else's", async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  const logins = [undefined, 'ended', `token-${'5'.repeat(3_000)}`, 'token-"""', 'token-5'];
  const answers = await Promise.all(logins.map((login) => browser().send(gateway, 'POST', '1/ticket', login)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 401, 401, 401, 200],
  );
  assert.equal(api.state.issued, 2);
});

test('[SAL-03] a forged, foreign or copied place is worth nothing', async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  const other = await startGateway(api.url, 'another secret of about that length');
  const visitor = browser();
  await visitor.send(gateway, 'POST', '1/ticket');
  const cookie = visitor.cookie();
  assert.match(cookie, /^idavuelta-queue-1=1\.0\.b/);
  const forged = browser();
  const ofOtherRoom = signValue(secret, 'queue-ticket', '2.0.bsomebody');
  const values = [
    ...[cookie.replace('1.0.', '1.7.'), cookie.slice(0, -3), cookie.replace(/~.*/, ''), `${cookie}~x`],
    ...['', '~', '~~~', `1.0.b~${'A'.repeat(9_000)}`, '%00%ff', '__proto__', ofOtherRoom].map(
      (value) => `idavuelta-queue-1=${value}`,
    ),
  ];
  for (const value of values) {
    forged.use(value);
    assert.equal((await forged.send(gateway, 'GET', '1/ticket')).data, null, value);
  }
  assert.equal((await visitor.send(other, 'GET', '1/ticket')).data, null);
  assert.equal((await visitor.send(gateway, 'GET', '2/ticket')).data, null, 'of another room');
});

test('[SAL-03] a room that there cannot be costs no call of the API, one that there is not costs one', async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  for (const room of ['0', '-1', 'x', '1e3', '2147483648', '01', '1%2F..%2F1']) {
    const { statusCode } = await gateway.inject({ method: 'POST', url: `/waiting-room/${room}/ticket` });
    assert.equal(statusCode, 404, room);
  }
  assert.deepEqual(api.calls, []);
  for (let i = 0; i < 20; i += 1) assert.equal((await browser().send(gateway, 'GET', '77/now')).code, 'NOT_FOUND');
  assert.equal(api.calls.length, 1);
});

test('[SAL-03] browsers send a ticket to its room only, and other sites can neither take nor give up a place', async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  const call = (method: 'POST' | 'DELETE', path: string, site: string) =>
    gateway.inject({ method, url: `/waiting-room/1${path}`, headers: { 'sec-fetch-site': site } });
  for (const site of ['cross-site', 'same-site', 'none']) {
    for (const path of ['', '/ticket', '/admission']) assert.equal((await call('POST', path, site)).statusCode, 403);
    assert.equal((await call('DELETE', '/admission', site)).statusCode, 403);
  }
  const taken = await call('POST', '/ticket', 'same-origin');
  assert.match(String(taken.headers['set-cookie']), /; Path=\/waiting-room\/1; Max-Age=86400; SameSite=Lax; HttpOnly$/);
});

test('[SAL-04] a flood of calls at a turn, or before it, costs the API a call per second', async (t) => {
  const api = await startWaitingRoomApi(t);
  api.state.nowServing = 1;
  const gateway = await startGateway(api.url);
  const [first, second] = [browser(), browser()];
  await first.send(gateway, 'POST', '1/ticket');
  await second.send(gateway, 'POST', '1/ticket');
  api.calls.length = 0;
  const flood = async (visitor: typeof first) =>
    Promise.all(Array.from({ length: 50 }, () => visitor.send<Admission>(gateway, 'POST', '1/admission')));
  const admissions = await flood(first);
  assert.equal(new Set(admissions.map(({ data }) => data.token)).size, 1);
  assert.deepEqual(
    (await flood(second)).map(({ code }) => code),
    Array.from({ length: 50 }, () => 'TURN_NOT_YET'),
  );
  assert.equal(api.calls.filter((call) => call.includes('/turns/')).length, 1, api.calls.join());
  for (let i = 0; i < 20; i += 1) assert.equal((await first.send(gateway, 'GET', '1/ticket')).status, 200);
  assert.equal(api.calls.filter((call) => call.includes('/turns/')).length, 2, api.calls.join());
  await first.send(gateway, 'DELETE', '1/admission');
  await first.send(gateway, 'POST', '1/admission');
  assert.equal(api.calls.filter((call) => call.startsWith('POST') && call.includes('/turns/')).length, 2);
});

test('[SAL-05] while the API is slow there is one call at a time, and too many newcomers are sent away', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls: number[] = [];
  let next = 0;
  const arrive = createArrivals({
    async takePlaces(_, visitors) {
      calls.push(visitors.length);
      await promise;
      return visitors.map(() => ({ place: next++ }));
    },
  });
  const arrivals = Promise.allSettled(Array.from({ length: 5_700 }, () => arrive(1, {})));
  await wait(200);
  assert.deepEqual(calls, [100]);
  resolve();
  const places = (await arrivals).flatMap((each) => (each.status === 'fulfilled' ? [each.value.place] : []));
  assert.deepEqual(
    places,
    Array.from({ length: 5_000 }, (_, place) => place),
    'in the order in which they came',
  );
});

test('[SAL-05] who waits for a call that fails is told at once, and later ones are not', async () => {
  let calls = 0;
  const arrive = createArrivals({
    async takePlaces(_, visitors) {
      calls += 1;
      if (calls === 1) throw new Error('the API does not respond');
      return visitors.map((_, place) => ({ place }));
    },
  });
  const arrivals = await Promise.allSettled(Array.from({ length: 250 }, () => arrive(1, {})));
  assert.deepEqual([...new Set(arrivals.map(({ status }) => status))], ['rejected']);
  assert.equal(calls, 1);
  assert.deepEqual(await arrive(1, {}), { place: 0 });
});

test('[SAL-05] whoever the API gives no place to is told to try again, and may', async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  api.manner.most = 1;
  const arrive = () => browser().send(gateway, 'POST', '1/ticket');
  assert.deepEqual(
    (await Promise.all([arrive(), arrive(), arrive()])).map(({ status }) => status),
    [200, 503, 503],
  );
  for (let i = 0; i < 3; i += 1) await Promise.all(Array.from({ length: 100 }, arrive));
  api.manner.most = Infinity;
  assert.equal((await arrive()).status, 200, 'only places that were given count for the network');
});

/** Two browsers at the places 0 and 1. */
async function twoInLine(t: TestContext) {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  const [first, second] = [browser(), browser()];
  await first.send(gateway, 'POST', '1/ticket');
  await second.send(gateway, 'POST', '1/ticket');
  return { api, first, second };
}

test('[SAL-04] whose turn it is enters with a signed admission; the others do not', async (t) => {
  const { api, first, second } = await twoInLine(t);
  api.state.nowServing = 1;
  const later = await startGateway(api.url);
  assert.equal((await first.send<QueueTicket>(later, 'GET', '1/ticket')).data.turn, 'called');
  const { data } = await first.send<Admission>(later, 'POST', '1/admission');
  const value = readSignedValue(secret, 'admission', data.token);
  assert.match(String(value), new RegExp(`^1\\.0\\.${Date.parse(data.until)}\\.b`));
  assert.equal((await second.send(later, 'POST', '1/admission')).code, 'TURN_NOT_YET');
  assert.equal((await browser().send(later, 'POST', '1/admission')).status, 404);
  assert.equal((await first.send(later, 'DELETE', '1/admission')).status, 200);
});

test('[SAL-04] whoever comes back after their turn gets another place, but only by asking for it', async (t) => {
  const api = await startWaitingRoomApi(t);
  const visitor = browser();
  await visitor.send(await startGateway(api.url), 'POST', '1/ticket');
  Object.assign(api.state, { nowServing: 1 });
  api.manner.passed = true;
  const later = await startGateway(api.url);
  assert.equal((await visitor.send<QueueTicket>(later, 'GET', '1/ticket')).data.turn, 'passed');
  const { data } = await visitor.send<QueueTicket>(later, 'POST', '1/ticket');
  assert.deepEqual([data.position, data.turn], [1, 'waiting']);
});

test('[SAL-06] whom staff lets in has their turn behind the line', async (t) => {
  const { api, first, second } = await twoInLine(t);
  api.state.letIn = [1];
  const later = await startGateway(api.url);
  assert.equal((await first.send<QueueTicket>(later, 'GET', '1/ticket')).data.turn, 'waiting');
  assert.equal((await second.send<QueueTicket>(later, 'GET', '1/ticket')).data.turn, 'called');
  assert.equal((await second.send(later, 'POST', '1/admission')).status, 200);
});

test('[SAL-05] a thousand polls cost one call of the API, may be shared by caches, and go on while it is away', async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  const visitor = browser();
  await visitor.send(gateway, 'POST', '1/ticket');
  api.calls.length = 0;
  const polls = await Promise.all(
    Array.from({ length: 1_000 }, () => visitor.send<NowServing>(gateway, 'GET', '1/now')),
  );
  assert.ok(api.calls.length <= 1, api.calls.join());
  const [poll] = polls;
  assert.equal(poll?.data.issued, api.state.issued);
  assert.match(String(poll?.headers['cache-control']), /^public, max-age=2, stale-while-revalidate/);
  assert.equal(poll?.headers['set-cookie'], undefined);
  await api.kill();
  // Longer than the gateway trusts its last copy of the state.
  await wait(1_100);
  assert.equal((await visitor.send(gateway, 'GET', '1/now')).status, 200);
  const refused = await browser().send(gateway, 'POST', '1/ticket');
  assert.deepEqual([refused.status, refused.code], [503, 'UNAVAILABLE']);
  assert.equal(refused.headers['cache-control'], 'no-store');
});

test('[SAL-02] one network gets many places but not all of them', async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  const statuses = await Promise.all(
    Array.from({ length: 310 }, async () => (await browser('203.0.113.9').send(gateway, 'POST', '1/ticket')).status),
  );
  assert.deepEqual([statuses.filter((each) => each === 200).length, statuses.at(-1)], [300, 429]);
  assert.equal((await browser('203.0.113.10').send(gateway, 'POST', '1/ticket')).status, 200);
});

test('[SAL-03] without a secret there are no waiting rooms', async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await createGateway({
    outputDir,
    apiUrl: api.url,
    origins: ['http://site.test'],
    paymentOrigins: [],
  });
  t.after(() => gateway.close());
  const response = await gateway.inject({ method: 'POST', url: '/waiting-room/1/ticket' });
  assert.equal(response.statusCode, 404);
});

test('[SAL-05] without JavaScript a form takes a place, and the page tells it by refresh', async (t) => {
  const api = await startWaitingRoomApi(t);
  const gateway = await startGateway(api.url);
  await browser().send(gateway, 'POST', '1/ticket');
  const url = '/waiting-room/1';
  const headers = { 'accept-language': 'pt-BR', 'content-type': 'application/x-www-form-urlencoded' };
  const taken = await gateway.inject({ method: 'POST', url, headers, payload: '' });
  assert.deepEqual([taken.statusCode, taken.headers.location], [303, url]);
  const cookie = String(taken.headers['set-cookie']).split(';')[0];
  const page = await gateway.inject({ url, headers: { 'accept-language': 'pt-BR', cookie } });
  assert.equal(page.headers['cache-control'], 'no-store');
  assert.match(page.body, /lang="pt-BR".*http-equiv="refresh"/s);
  assert.doesNotMatch(page.body, /<form/);
  const chosen = await gateway.inject({ url, headers: { cookie: 'idavuelta-locale=PE.en_US' } });
  assert.match(chosen.body, /lang="en-US".*<form method="post"/s);
});
