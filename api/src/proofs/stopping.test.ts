import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { startWebpaySimulator } from '@idavuelta/simulators/webpay/server.ts';
import { withClient } from '../database/embedded.ts';
import { startProcess } from '../testing/process.ts';
import { freshDatabase } from '../testing/server.ts';
import { anOrder, eventually, type Ids } from '../testing/test-app.ts';

/** Starts a proxy to the provider that holds back confirmations until released. */
async function slowWayTo(url: string) {
  let confirmations = 0;
  const { promise: letThrough, resolve: letConfirm } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const upstream = await fetch(`${url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    if (request.method === 'PUT') {
      confirmations += 1;
      await letThrough;
    }
    response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(await upstream.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    confirmations: () => confirmations,
    letConfirm,
    close: () => server.close(),
  };
}

interface Answer {
  status: number | undefined;
  connection: string | undefined;
}

/** Sends a request over the only connection of `agent`. */
const get = (url: string, agent: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    httpRequest(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }));
    })
      .once('error', reject)
      .end();
  });

/** Resolves when new connections are refused. */
const stopsListening = (url: string) =>
  eventually(() =>
    get(`${url}/healthz`, new Agent()).then(
      () => false,
      () => true,
    ),
  );

/** Starts an API process, and an order whose buyer has just paid at a slow provider. */
async function paidAtSlowProvider(t: TestContext) {
  const database = await freshDatabase();
  const simulator = await startWebpaySimulator({ port: 0 });
  const provider = await slowWayTo(simulator.url);
  t.after(async () => {
    provider.close();
    await simulator.close();
    await database.drop();
  });
  const api = await startProcess(t, { DATABASE_NAME: database.name, WEBPAY_BASE_URL: provider.url });
  const post = async <T>(path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(api.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    assert.equal(response.status, 200, path);
    return ((await response.json()) as { data: T }).data;
  };
  const { token } = await post<{ token: string }>('/login', { email: 'demo@idavuelta.test', password: 'demo1234' });
  const ids = await withClient(database.url, async (client) => {
    await client.query(`UPDATE event SET country_code = 'CL'`);
    const { rows } = await client.query<Ids>(
      `SELECT e.id AS "eventId", e.slug, d.id AS "dateId", v.province_id AS "provinceId", v.place_id AS "placeId",
         v.id AS "variantId", k.id AS "countyId"
       FROM event e JOIN event_date d ON d.event_id = e.id JOIN category c ON c.event_id = e.id
       JOIN product_variant v ON v.category_id = c.id JOIN county k ON k.province_id = v.province_id LIMIT 1`,
    );
    return rows[0];
  });
  assert.ok(ids);
  const order = await post<PlacedOrder>('/shop-api/init-payment', anOrder(ids, { paymentCode: 'webpay' }), token);
  const { webpay_token = '', webpay_url = '' } = order.payment as { webpay_token?: string; webpay_url?: string };
  const form = (fields: object) => ({ method: 'POST', body: new URLSearchParams(Object.entries(fields)) });
  await fetch(webpay_url, form({ token_ws: webpay_token }));
  await fetch(new URL('/webpayserver/choice', webpay_url), {
    ...form({ token_ws: webpay_token, outcome: 'approve' }),
    redirect: 'manual',
  });

  const stateOf = () =>
    withClient(database.url, async (client) => {
      const { rows } = await client.query<{ state: string; payment: string }>(
        'SELECT o.state, p.state AS payment FROM orders o JOIN payment p ON p.order_id = o.id WHERE o.id = $1',
        [order.orderId],
      );
      return rows[0];
    });
  return { api, provider, stateOf, wayBack: `${api.url}/payments/webpay/return?token_ws=${webpay_token}` };
}

test('[API-16] a process that is stopped while the provider confirms a payment ends with the payment whole', async (t) => {
  const { api, provider, stateOf, wayBack } = await paidAtSlowProvider(t);
  const agents = [
    new Agent({ keepAlive: true, maxSockets: 1 }),
    new Agent({ keepAlive: true, maxSockets: 1 }),
  ] as const;
  const back = get(wayBack, agents[0]);
  await eventually(async () => provider.confirmations() > 0);
  // A request whose first line arrived before the process was told to stop gets a normal response.
  const late = connect(Number(new URL(api.url).port), 'localhost');
  late.write('GET /countries HTTP/1.1\r\nhost: localhost\r\n');
  await once(late, 'connect');
  for (let turn = 0; turn < 2; turn++) await get(`${api.url}/countries`, agents[1]);
  api.child.kill('SIGTERM');
  await stopsListening(api.url);
  late.write('\r\n');
  assert.match(String((await once(late, 'data'))[0]), /^HTTP\/1.1 200 .*connection: close/s);
  provider.letConfirm();

  const [answer, [code]] = await Promise.all([back, api.ended]);
  assert.equal(answer.status, 303);
  assert.equal(answer.connection, 'close');
  assert.equal(code, 0);
  assert.equal(api.output.err, '');
  assert.deepEqual(await stateOf(), { state: 'paid', payment: 'paid' });
});

test('[API-16] so does a process whose buyer closed the browser before it was stopped', async (t) => {
  const { api, provider, stateOf, wayBack } = await paidAtSlowProvider(t);
  const browser = new AbortController();
  const back = fetch(wayBack, { signal: browser.signal, redirect: 'manual' }).catch(() => 'closed');
  await eventually(async () => provider.confirmations() > 0);
  browser.abort();
  assert.equal(await back, 'closed');
  api.child.kill('SIGTERM');
  await stopsListening(api.url);
  provider.letConfirm();
  assert.equal((await api.ended)[0], 0);
  assert.deepEqual(await stateOf(), { state: 'paid', payment: 'paid' });
});
