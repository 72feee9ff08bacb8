import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FieldError, OrderDetail, OrderRequest, PlacedOrder, Success } from '@idavuelta/shared/contracts';
import { type AppDependencies, buildApp } from '../app.ts';
import { runCommand } from '../cli/run-command.ts';
import { createCommandServices } from '../cli/services.ts';
import { type Config, readConfig } from '../config/config.ts';
import { readPickUpConfigOf } from '../config/pick-up-config.ts';
import { openDatabase, query } from '../database/database.ts';
import { lazySchemas } from '../http/lazy-schemas.ts';
import { startJobs } from '../jobs/jobs.ts';
import { mismatchesOf } from './check-responses.ts';
import { credentials } from './credentials.ts';
import { fixtureCustomer } from './fixture.ts';
import { patience } from './process.ts';
import { freshDatabase } from './server.ts';
import { createTestData, type Ids } from './test-data.ts';

export type { Ids } from './test-data.ts';

export interface FileUpload {
  token: string;
  /** Name of the form field. */
  field: string;
  file: Uint8Array;
  name: string;
  headers?: Record<string, string>;
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Environment for the configuration of tests. */
export const testEnvironment = {
  ...patience,
  NODE_ENV: 'test',
  JWT_SECRET: 'a secret that only these tests know about',
  LOG_LEVEL: 'silent',
};

/**
 * Starts the whole API with its jobs on a new database. Calls use `app.inject`, without a network. A response that
 * violates its route's schema fails the test that made the call, or the closing of the app.
 * @param wayTo returns the URL under which the API reaches the database, if not its own
 */
export async function startTestApp(
  overrides: Partial<Config> = {},
  wayTo: (url: string) => string | Promise<string> = (url) => url,
  dependencies: Pick<AppDependencies, 'paymentProviders' | 'authorities'> = {},
) {
  const database = await freshDatabase();
  const config = { ...readConfig(testEnvironment), ...overrides };
  const db = openDatabase(await wayTo(database.url), config.databaseLimits);
  const jobs = await startJobs(database.url, { db });
  const data = createTestData(db);
  const app = await buildApp({ config, db, jobs, schemaController: lazySchemas, ...dependencies });
  await jobs.work(app.services.handlers);

  async function call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { token, body, headers }: { token?: string; body?: object; headers?: Record<string, string> } = {},
  ) {
    const response = await app.inject({
      method,
      url,
      ...(body && { payload: body }),
      headers: { ...credentials(token), ...headers },
    });
    assert.deepEqual(mismatchesOf(app), []);
    const json =
      response.body && String(response.headers['content-type']).includes('json') ? response.json() : undefined;
    return { status: response.statusCode, headers: response.headers, body: json as Success<T>, data: json?.data as T };
  }

  /** Returns the status alone, also of an answer that does not end, as that of events. */
  async function statusOf(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, token?: string) {
    const response = await app.inject({ method, url, headers: credentials(token), payloadAsStream: true });
    response.stream().destroy();
    assert.deepEqual(mismatchesOf(app), []);
    return response.statusCode;
  }

  /** Sends a form with one file. */
  async function upload<T>(url: string, { token, field, file, name, headers }: FileUpload) {
    const form = new FormData();
    form.set(field, new File([new Uint8Array(file)], name));
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    return call<T>('POST', url, {
      token,
      body,
      headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    });
  }

  /** Logs in, by default as the fixture's customer. @returns the token */
  async function login(email = fixtureCustomer.email, password = fixtureCustomer.password) {
    const { data } = await call<{ token: string }>('POST', '/login', { body: { email, password } });
    return data?.token;
  }

  /** Adds a customer and logs in. */
  async function newCustomer(email = `${randomUUID()}@example.org`) {
    await data.addCustomers([email]);
    return { email, token: await login(email) };
  }

  const invite = ({ eventId }: Ids, email: string, seats = 1) =>
    query(db, 'INSERT INTO event_invitation (event_id, email, seats) VALUES ($1, $2, $3)', [eventId, email, seats]);

  /** Returns the variant's remaining tickets on the date with the most. */
  const stockOf = async (variantId: number) =>
    (
      await query<{ stock: number }>(
        db,
        `SELECT max((p.capacity - p.held - p.sold) / o.units) AS stock
         FROM offer o JOIN seat_pool p ON p.template_id = o.template_id WHERE o.product_variant_id = $1`,
        [variantId],
      )
    )[0]?.stock;

  /** Runs a command on this app's connections. @returns its output */
  const staff = (...words: string[]) =>
    runCommand((work) => work(createCommandServices({ db, jobs, pickUps: readPickUpConfigOf() })), words);

  /** Runs a statement on the database of the app. */
  const run = <T>(text: string, values?: unknown[]) => query<T>(db, text, values);

  /** Fetches an order as its buyer. */
  const orderDetail = (orderId: string, token?: string) =>
    call<OrderDetail>('GET', `/shop-api/order-detail/${orderId}`, { token });

  const place = (token: string, body: OrderRequest, key: string = randomUUID()) =>
    call<PlacedOrder>('POST', '/shop-api/init-payment', { token, body, headers: { 'idempotency-key': key } });

  return {
    app,
    db,
    jobs,
    url: database.url,
    name: database.name,
    call,
    statusOf,
    upload,
    login,
    newCustomer,
    ...data,
    invite,
    stockOf,
    staff,
    query: run,
    orderDetail,
    place,
    async close() {
      await app.close();
      await jobs.stop();
      await db.destroy();
      await database.drop();
      assert.deepEqual(mismatchesOf(app), []);
    },
  };
}

/**
 * Starts the app of a test file and closes it after the file's tests. Hooks run in order: close whatever the app uses
 * in a later one.
 */
export async function openTestApp(...options: Parameters<typeof startTestApp>) {
  const testApp = await startTestApp(...options);
  after(() => testApp.close());
  return testApp;
}

/** A valid request for `tickets` tickets with one passenger each. `changes` replace its fields. */
export const anOrder = (
  { dateId, provinceId, placeId, variantId, countyId }: Ids,
  { tickets = 1, ...changes }: Partial<Omit<OrderRequest, 'tickets'>> & { tickets?: number } = {},
): OrderRequest => ({
  url: 'http://localhost:3000',
  eventDateId: dateId,
  provinceId,
  paymentCode: 'transferencia',
  tickets: Array.from({ length: tickets }, (_, i) => ({
    placeId,
    productVariantId: variantId,
    addresses: [{ address: 'Av. Grau 123', commune_id: countyId }],
    passengers: [
      { name: `Viajera ${i + 1}`, email: 'viajera@example.org', phone: '987654321', passengerAddress: 'Av. Grau 123' },
    ],
  })),
  ...changes,
});

/** Returns the error code of a response. */
export const codeOf = ({ body }: { body: object }) => (body as { code?: string }).code;

/** Returns the invalid fields of a rejected request. */
export const errorsOf = ({ body }: { body: object }) => (body as { errors?: FieldError[] }).errors;

/**
 * Repeats `probe` until it returns something, because jobs run in the background. The limit only ends a test that
 * hangs.
 */
export async function eventually<T>(probe: () => Promise<T | undefined | false>, limitMs = 120_000): Promise<T> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const value = await probe();
    if (value) return value;
    await sleep(20);
  }
  throw new Error('It did not happen in time.');
}
