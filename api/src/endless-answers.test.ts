import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { startEndless } from '@idavuelta/simulators/endless/server.ts';
import { readConfig } from './config/config.ts';
import { createNominatim } from './geocoding/nominatim.ts';
import { createSmtp } from './mail/smtp.ts';
import { createBucketStore } from './media/stores/bucket-store.ts';
import { createVroomPlanner } from './modules/dispatch/planning/vroom.ts';
import { fetchTable } from './modules/dispatch/travel-times/osrm-table.ts';
import { createMercadoPagoProvider } from './modules/payments/providers/mercadopago/mercadopago.provider.ts';
import { createRedsysProvider } from './modules/payments/providers/redsys/redsys.provider.ts';
import { createWebpayProvider } from './modules/payments/providers/webpay/webpay.provider.ts';
import { eventually, testEnvironment } from './testing/test-app.ts';

let server: Awaited<ReturnType<typeof startEndless>>;
before(async () => {
  server = await startEndless();
});
after(() => server.close());

/** Milliseconds: short for responses that never end, long for those aborted earlier. */
let timeoutMs = 0;
const attempt = {
  orderId: randomUUID(),
  reference: '1234AbcdEfgh',
  token: 'a-token',
  chargeId: '1',
  amount: { minor: 1000, currency: 'PEN' as const },
};
const options = { holdSeconds: 900, maxHoldSeconds: 3600, publicUrl: 'https://idavuelta.example/backend' };

const clients: Record<string, () => Promise<unknown>> = {
  'the geocoder': () =>
    createNominatim({ url: server.url, timeoutMs, userAgent: 'test' }).suggest({
      text: 'Larco 1',
      country: 'PE',
      counties: [],
      language: 'es_PE',
    }),
  OSRM: () => fetchTable({ url: server.url, timeoutMs }, ['0,0'], ['1,1'], new AbortController().signal),
  VROOM: async () => {
    const warnings: string[] = [];
    const own = async () => ({ trips: [], unserved: [] }) as never;
    const problem = {
      direction: 'out' as const,
      parties: [{ id: 'a', place: 0, seats: 1, private: false }],
      vehicles: [{ id: 'van', seats: 8 }],
      travel: {
        minutes: [
          [0, 1],
          [1, 0],
        ],
        kilometres: [
          [0, 1],
          [1, 0],
        ],
      },
      rules: { venue: 1, venueAt: 600, longestRide: 60, boarding: 2 },
    };
    const plan = createVroomPlanner({ url: server.url, timeoutMs }, own, (what) => warnings.push(what));
    await plan(problem, { seed: 1, rounds: 1 });
    throw new Error(warnings[0]);
  },
  'Mercado Pago': () =>
    createMercadoPagoProvider({
      config: { baseUrl: server.url, timeoutMs, accounts: [{ currency: 'PEN', accessToken: 'a', webhookSecret: 'b' }] },
      ...options,
    }).lookup(attempt),
  Webpay: () =>
    createWebpayProvider({
      config: { baseUrl: server.url, timeoutMs, commerceCode: '597055555532', apiKey: 'key' },
      ...options,
    }).lookup(attempt),
  'a query of Redsys': () => redsys().lookup(attempt),
  'a refund of Redsys': () => redsys().refund(attempt, attempt.amount, 'key'),
};
const redsys = () =>
  createRedsysProvider({
    config: {
      baseUrl: server.url,
      timeoutMs,
      merchantCode: '999008881',
      terminal: '1',
      secretKey: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
    },
    ...options,
  });

/** The connection is closed, so nothing more arrives. */
const nothingIsSent = () => eventually(async () => server.state.sending === 0);

for (const [name, call] of Object.entries(clients)) {
  for (const flood of ['flood', 'packed flood'] as const)
    test(`[FLT-34] an answer of ${name} without an end is given up once it is too large: ${flood}`, async () => {
      server.state.endless = flood;
      timeoutMs = 20_000;
      await assert.rejects(call(), /has more than \d+ bytes|far too much/);
      await nothingIsSent();
    });

  test(`[FLT-34] an answer of ${name} that trickles is given up after its time`, async () => {
    server.state.endless = 'trickle';
    timeoutMs = 400;
    const begun = performance.now();
    await assert.rejects(call(), /timeout|in time|aborted/);
    assert.ok(performance.now() - begun < timeoutMs + 2_000);
    await nothingIsSent();
  });
}

test('[FLT-34] what a bucket never stops sending is no picture', async () => {
  const { mediaBucket: bucket } = readConfig({
    ...testEnvironment,
    MEDIA_S3_BUCKET: 'pictures',
    MEDIA_S3_ENDPOINT: server.url,
    MEDIA_S3_PATH_STYLE: 'true',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  });
  assert.ok(bucket);
  const log = { error: () => {} } as never;
  const store = createBucketStore({ bucket, folder: '/nowhere', log });
  server.state.endless = 'flood';
  await assert.rejects(store.send({} as never, 'a.webp'), { code: 'UNAVAILABLE' });
  await nothingIsSent();
});

const mail = { to: 'a@example.org', subject: 'A mail', html: '<p>A mail</p>', text: 'A mail', attachments: [] };

for (const [what, reply] of [
  ['trickles', '250-wait\r\n'],
  ['never ends', `250-${' '.repeat(16_000)}`],
] as const)
  test(`[FLT-34] a mail is not sent while the reply of its server ${what}`, async (t) => {
    let open = 0;
    const smtp = createServer((socket) => {
      open++;
      const timer = setInterval(() => socket.write(reply), 20);
      socket
        .on('error', () => {})
        .on('close', () => {
          clearInterval(timer);
          open--;
        });
      socket.write('220 mail.example ESMTP\r\n');
    }).listen(0, '127.0.0.1');
    await once(smtp, 'listening');
    t.after(() => smtp.close());
    const { port } = smtp.address() as AddressInfo;
    const limits = { sendMs: 1_000, replyBytes: 64_000 };
    const mailer = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'us@example.org', limits });
    await assert.rejects(mailer.send(mail, '<id@example.org>'), /abort|size|large|long|response/i);
    await eventually(async () => open === 0);
  });
