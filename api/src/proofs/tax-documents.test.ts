import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CountryCode, OrderRequest } from '@idavuelta/shared/contracts';
import { verifactuPath } from '@idavuelta/simulators/aeat/path.ts';
import { startAeatSimulator } from '@idavuelta/simulators/aeat/server.ts';
import { apiPath } from '@idavuelta/simulators/sii/paths.ts';
import { startSiiSimulator } from '@idavuelta/simulators/sii/server.ts';
import { startSunatSimulator } from '@idavuelta/simulators/sunat/server.ts';
import { billConsultService, billService, testUser } from '@idavuelta/simulators/sunat/service.ts';
import type { Client } from 'pg';
import { runCommand } from '../cli/run-command.ts';
import { createCommandServices } from '../cli/services.ts';
import { readPickUpConfigOf } from '../config/pick-up-config.ts';
import { query } from '../database/database.ts';
import { withClient } from '../database/embedded.ts';
import { startJobs } from '../jobs/jobs.ts';
import { createAuthorities } from '../modules/fiscal/authorities.ts';
import { testCaf } from '../modules/fiscal/cl/testing/caf.ts';
import { checkChain, type StoredRecord } from '../modules/fiscal/es/check-chain.ts';
import { createTaxCompanies } from '../modules/fiscal/for-staff/tax-companies.ts';
import { testCertificate } from '../modules/fiscal/signing/testing/certificate.ts';
import { companySetups } from '../modules/fiscal/testing/fiscal-app.ts';
import { createSealing } from '../sealing.ts';
import { whenNotBusy } from '../testing/busy-process.ts';
import { type Cluster, placeAt, startCluster, unlimited } from '../testing/cluster.ts';
import { extent } from '../testing/extent.ts';
import { patience, startProcess } from '../testing/process.ts';
import { anOrder, eventually, testEnvironment } from '../testing/test-app.ts';

const [sunat, sii, aeat] = await Promise.all([startSunatSimulator(), startSiiSimulator(), startAeatSimulator()]);
aeat.faults.waitSeconds = 0;
const authorities = { PE: sunat, CL: sii, ES: aeat };
const countries = ['PE', 'CL', 'ES'] as const;

const company = { kind: 'company', taxId: '20131312955', name: 'SUNAT', address: 'Av. Garcilaso 1472' } as const;

/** Ways of a document to its authority. */
const ways = {
  'Peru, boleta': { country: 'PE', order: {} },
  'Peru, factura': { country: 'PE', order: { taxBuyer: company } },
  Chile: { country: 'CL', order: {} },
  Spain: { country: 'ES', order: {} },
} as const satisfies Record<string, { country: CountryCode; order: object }>;
type Way = keyof typeof ways;
const all: Way[] = ['Spain', 'Peru, factura', 'Peru, boleta', 'Chile'];

let cluster: Cluster;
let jobs: Awaited<ReturnType<typeof startJobs>>;
let token: string;
const run = <T>(text: string, values: unknown[] = []) => query<T>(cluster.db, text, values);

async function setUpCompanies() {
  const none = { sunat: undefined, sii: undefined, aeat: { url: undefined, qrUrl: undefined, timeoutMs: 1 } };
  const known = createAuthorities(none);
  const sealing = createSealing({ jwtSecret: testEnvironment.JWT_SECRET }, 'tax-documents');
  const companies = createTaxCompanies({ db: cluster.db, jobs, sealing, authorities: known });
  const file = Buffer.from(testCertificate()).toString('base64');
  for (const { country, defaults } of known) {
    const { settings, ...own } = companySetups[country];
    const change = { ...own, isOn: true, settings: { ...defaults, ...settings } };
    await companies.change(country, change as Parameters<typeof companies.change>[1], {
      revision: 0,
      actor: 'staff:proof',
    });
    await companies.changeCertificate(country, { file, password: 'secreto' }, 'staff:proof');
  }
  const caf = Buffer.from(testCaf({ type: 39, from: 1, to: 500, authorizedOn: '2026-11-01' })).toString('base64');
  await companies.addFolios('CL', { file: caf }, 'staff:proof');
}

const env = {
  SUNAT_BASE_URL: sunat.url + billService,
  SUNAT_CONSULT_URL: sunat.url + billConsultService,
  SUNAT_SOL_USER: testUser.user,
  SUNAT_SOL_PASSWORD: testUser.password,
  SII_BOLETA_API_URL: sii.url + apiPath,
  SII_BOLETA_UPLOAD_URL: sii.url + apiPath,
  SII_NOTES_URL: sii.url,
  AEAT_URL: aeat.url + verifactuPath,
};

before(async () => {
  cluster = await startCluster({ size: 1, env });
  jobs = await startJobs(cluster.databaseUrl, { worker: false, db: cluster.db });
  await setUpCompanies();
  [token] = (await cluster.buyers(1)) as [string];
  await run(`CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(57); RETURN NEW; END $$`);
});
after(async () => {
  await jobs.stop();
  await cluster.stop();
  await Promise.all([sunat.close(), sii.close(), aeat.close()]);
});

async function place(way: Way) {
  const { country, order } = ways[way];
  const event = await cluster.data.addEventWith({ stock: 10 }, { countryCode: country });
  const { status, data } = await placeAt(cluster.member(0), token, anOrder(event, order) as OrderRequest);
  assert.equal(status, 200);
  return data.orderId;
}

const staff = (...words: string[]) =>
  runCommand((work) => work(createCommandServices({ db: cluster.db, jobs, pickUps: readPickUpConfigOf() })), words);

const pay = (orderId: string) => staff('transfers', 'validate', orderId);

/**
 * Ends pauses, and lets the jobs go on.
 * @param states of files whose pause ends: one that is sent now is left alone
 */
const hurry = (states = ['taken', 'decided']) =>
  cluster.db.transaction().execute(async (tx) => {
    // Lets the test set back what never changes.
    await query(tx, 'SET LOCAL session_replication_role = replica', []);
    await query(
      tx,
      `UPDATE fiscal_file SET next_at = now(), packed_at = packed_at - interval '2 minutes'
       WHERE id IN (SELECT id FROM fiscal_file WHERE state = ANY($1) FOR UPDATE SKIP LOCKED)`,
      [states],
    );
    await jobs.send('handle-tax-documents', {}, { tx });
  });

interface Step {
  name: string;
  /** The first is the sample. */
  ways: readonly Way[];
  /** Brings a process into the step and kills it there. @param way of the document that it is at */
  killIn(orderId: string, way: Way): Promise<void>;
}

/** Its jobs are found by their missing heartbeat, which the proof need not wait for. */
async function kill() {
  await cluster.member(0).stop('SIGKILL');
  await run(`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'`);
}

/** Holds a lock while `work` brings a process to wait for it. */
const holding = (lock: string, work: () => Promise<void>) =>
  withClient(cluster.databaseUrl, async (client: Client) => {
    await client.query('BEGIN');
    await client.query(lock);
    try {
      await work();
    } finally {
      await client.query('ROLLBACK');
    }
  });

const isWaiting = (text: string) =>
  eventually(async () => {
    const [found] = await run(
      `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database() AND query ILIKE $1`,
      [`%${text}%`],
    );
    return found;
  });

/** Runs `work` with a trigger that makes its statement wait. @param event as in `INSERT ON fiscal_record` */
async function trapped(event: string, work: () => Promise<void>) {
  await run(`CREATE TRIGGER trap AFTER ${event} FOR EACH ROW EXECUTE FUNCTION wait_for_test()`);
  try {
    await holding('SELECT pg_advisory_xact_lock(57)', work);
  } finally {
    await run(`DROP TRIGGER trap ON ${/ ON (\w+)/.exec(event)?.[1]}`);
  }
}

/** Kills a process whose statement waits in the trigger. */
const killAt =
  (event: string) =>
  (orderId: string): Promise<void> =>
    trapped(event, async () => {
      await pay(orderId);
      await eventually(async () => {
        const [waiting] = await run(
          `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 57 AND NOT granted`,
        );
        if (!waiting) {
          await hurry();
          await sleep(500);
        }
        return waiting;
      });
      await kill();
    });

/** Kills a process that waits for an authority. */
const killWhile = (hang: 'before' | 'after') => async (orderId: string, way: Way) => {
  const { country } = ways[way];
  const { faults, documents } = authorities[country];
  const known = documents().length;
  faults.hang = hang;
  await pay(orderId);
  await eventually(async () => {
    if (hang === 'after' && documents().length > known) return true;
    const [sending] = await run(`SELECT id FROM fiscal_file WHERE country_code = $1 AND state = 'sending'`, [country]);
    if (!sending) {
      await hurry();
      await sleep(500);
    }
    return hang === 'before' && sending;
  });
  // Long enough for the request to arrive.
  if (hang === 'before') await sleep(300);
  await kill();
  faults.hang = undefined;
};

const steps: Step[] = [
  {
    name: 'in the transaction of the payment, after the document got its number',
    ways: ['Chile', 'Peru, boleta', 'Spain'],
    killIn: (orderId) =>
      trapped('INSERT ON fiscal_document', async () => {
        const cli = spawn(
          process.execPath,
          [join(import.meta.dirname, '..', 'cli.ts'), 'transfers', 'validate', orderId],
          { env: { ...process.env, ...patience, DATABASE_URL: cluster.databaseUrl } },
        );
        const ended = once(cli, 'exit');
        await isWaiting('fiscal_document');
        cli.kill('SIGKILL');
        await ended;
        await kill();
      }),
  },
  {
    name: 'after the payment, before the record is made',
    ways: ['Peru, boleta', 'Spain'],
    killIn: (orderId) =>
      holding('SELECT country_code FROM fiscal_company FOR UPDATE', async () => {
        await pay(orderId);
        await isWaiting('fiscal_company');
        await kill();
      }),
  },
  {
    name: 'while the record is written',
    ways: ['Spain', 'Peru, boleta'],
    killIn: killAt('INSERT ON fiscal_record'),
  },
  { name: 'before the PDF is stored', ways: ['Peru, boleta'], killIn: killAt('UPDATE OF pdf ON fiscal_document') },
  {
    name: 'after the file was packed, before it is sent',
    ways: all,
    killIn: killAt('UPDATE OF attempts ON fiscal_file'),
  },
  { name: 'while it is sent, the authority has not got it', ways: all, killIn: killWhile('before') },
  { name: 'while it is sent, the authority has it and the answer is lost', ways: all, killIn: killWhile('after') },
  {
    name: 'taken with a ticket, before it is asked for',
    ways: ['Peru, boleta', 'Chile'],
    async killIn(orderId, way) {
      await pay(orderId);
      await eventually(async () => {
        const [taken] = await run(`SELECT id FROM fiscal_file WHERE country_code = $1 AND state = 'taken'`, [
          ways[way].country,
        ]);
        return taken;
      });
      await kill();
    },
  },
  {
    name: 'answered, before the answer is stored',
    ways: all,
    killIn: killAt('UPDATE OF code ON fiscal_record'),
  },
];

interface Found {
  id: string;
  state: string;
}

const documentsOf = (orderId: string) =>
  run<Found>('SELECT id, state FROM fiscal_document WHERE order_id = $1', [orderId]);

for (const { name, ways: ofStep, killIn } of steps)
  for (const way of ofStep.slice(0, extent({ whole: all.length, sample: 1 })))
    test(`[FIS-07] killed ${name}: ${way}`, async () => {
      const orderId = await place(way);
      await killIn(orderId, way);
      await cluster.member(0).restart();
      const [order] = await run<{ state: string }>('SELECT state FROM orders WHERE id = $1', [orderId]);
      if (order?.state !== 'paid') {
        assert.deepEqual(await documentsOf(orderId), []);
        await pay(orderId);
      }
      await eventually(async () => {
        const [document, ...others] = await documentsOf(orderId);
        assert.deepEqual(others, []);
        if (document?.state === 'accepted') return true;
        await hurry(['packed', 'sending', 'taken', 'decided']);
        await sleep(1000);
      }, 120_000);
    });

async function refund(orderId: string) {
  await staff('orders', 'refund', orderId);
  await eventually(async () => {
    const [found] = await run(
      `SELECT r.id FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1 AND r.state = 'by_hand'`,
      [orderId],
    );
    return found;
  });
  await untilDone(() => staff('flags', 'resolve', orderId, 'pagado', '--paid-back'));
}

/** Tries again what was rolled back. */
async function untilDone(work: () => Promise<unknown>): Promise<void> {
  for (;;)
    try {
      await work();
      return;
    } catch (error) {
      if (!/given up/.test((error as Error).message)) throw error;
    }
}

test('[FIS-01, FIS-04] two processes, 40 payments and 10 refunds at once, of which some are rolled back', async (t) => {
  const other = await startProcess(t, {
    ...env,
    ...unlimited,
    DATABASE_NAME: new URL(cluster.databaseUrl).pathname.slice(1),
    JWT_SECRET: testEnvironment.JWT_SECRET,
  });
  const event = await cluster.data.addEventWith({ stock: 100 }, { countryCode: 'ES' });
  const orderIds = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const { status, data } = await whenNotBusy(
        () => placeAt(i % 2 ? other : cluster.member(0), token, anOrder(event)),
        { patienceMs: 60_000 },
      );
      assert.equal(status, 200);
      return data.orderId;
    }),
  );
  await run(`CREATE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF random() < 0.2 THEN RAISE EXCEPTION 'given up'; END IF; RETURN NEW; END $$`);
  await run('CREATE TRIGGER give_up AFTER INSERT ON fiscal_document FOR EACH ROW EXECUTE FUNCTION give_up()');
  await Promise.all(orderIds.map((orderId) => untilDone(() => staff('transfers', 'validate', orderId))));
  await Promise.all(orderIds.slice(0, 10).map(refund));
  await run('DROP TRIGGER give_up ON fiscal_document');
  await eventually(async () => {
    const open = await run(`SELECT id FROM fiscal_document WHERE state <> 'accepted'`);
    if (open.length === 0) return true;
    await hurry();
    await sleep(1000);
  });
});

test('[FIS-01, FIS-07] after all of it each payment has one document, and the authorities have each once', async () => {
  const documents = await run<{
    country: CountryCode;
    series: string;
    number: number;
    printed: boolean;
    mails: number;
  }>(
    `SELECT country_code AS country, series, number, pdf IS NOT NULL AS printed,
       (SELECT count(*)::int FROM pgboss.job WHERE data->>'documentId' = f.id::text) AS mails
     FROM fiscal_document f ORDER BY series, number`,
  );
  const money = await run(`SELECT id FROM payment WHERE state = 'paid' UNION ALL SELECT id FROM refund`);
  assert.equal(documents.length, money.length);
  for (const [series, own] of Map.groupBy(documents, ({ series }) => series))
    assert.deepEqual(
      own.map(({ number }) => number),
      own.map((_, i) => i + 1),
      series,
    );
  for (const { printed, mails } of documents) assert.deepEqual([printed, mails], [true, 1]);
  for (const country of countries)
    assert.equal(authorities[country].documents().length, documents.filter((one) => one.country === country).length);
  for (const { state, records } of aeat.documents()) assert.deepEqual([state, records], ['Correcta', 1]);
});

test('[FIS-04] the chain of Spain is unbroken', async () => {
  const records = await run<StoredRecord>(
    'SELECT position, xml, sha256 FROM fiscal_record WHERE position IS NOT NULL ORDER BY position',
  );
  assert.ok(records.length > 0);
  assert.equal(checkChain(records), undefined);
});
