import assert from 'node:assert/strict';
import https from 'node:https';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifactuPath } from '@idavuelta/simulators/aeat/path.ts';
import { type AeatFaults, startAeatSimulator } from '@idavuelta/simulators/aeat/server.ts';
import { startEndless } from '@idavuelta/simulators/endless/server.ts';
import type { SentFile } from '../authority.ts';
import { createAeat } from './aeat.ts';
import { qrUrls } from './qr.ts';
import { createTestIssuer, setup } from './testing/aeat-issuer.ts';
import { aCorrection, aDocument, anInvoice } from './testing/spanish-documents.ts';

const simulator = await startAeatSimulator();
const { faults, documents } = simulator;
after(() => simulator.close());
beforeEach(() => {
  for (const name of Object.keys(faults)) delete faults[name as keyof AeatFaults];
});

const config = { url: simulator.url + verifactuPath, qrUrl: qrUrls.test, timeoutMs: 5000 };
const aeat = createAeat(config);
const issuer = createTestIssuer(aeat);
let lastNumber = 0;
const simplified = () => aDocument(1100, { number: ++lastNumber });
const stateOf = (number: number) => documents().find((document) => document.number === `T27-${number}`);

async function decide(file: SentFile) {
  const answer = await aeat.send(file, setup);
  assert.ok(answer.state === 'decided', JSON.stringify(answer));
  return answer.decisions.map(({ state, code }) => (code ? `${state} ${code}` : state));
}

test('[FIS-04] records of every kind are accepted in one file, in the order of their chain', async () => {
  const invoice = anInvoice(12_100);
  const records = [
    await issuer.record(simplified()),
    await issuer.record(invoice),
    await issuer.record(aCorrection(invoice, 1000)),
    await issuer.record(invoice, { operation: 'annul', isKnown: true }),
  ];
  const answer = await aeat.send(issuer.file(records.toReversed()), setup);
  assert.ok(answer.state === 'decided');
  assert.deepEqual(
    answer.decisions,
    records.toReversed().map(({ id }) => ({ recordId: id, state: 'accepted' })),
  );
  assert.match(Buffer.from(answer.receipt ?? []).toString(), /CSV/);
  assert.deepEqual(
    documents().map(({ number, state }) => [number, state]),
    [
      ['T27-1', 'Correcta'],
      ['F27-1', 'Anulada'],
      ['R27-1', 'Correcta'],
    ],
  );
});

test('[FIS-04] a document carries the text of its QR code, and a record its XML and hash', async () => {
  const request = {
    document: aDocument(1100),
    operation: 'issue',
    isKnown: false,
    madeAt: new Date('2027-07-02'),
  } as const;
  const place = { position: 1, link: undefined };
  const { stamp, sha256, xml, link } = await aeat.write({ ...request, place, cafs: [] }, setup);
  assert.equal(stamp?.text, `${qrUrls.test}?nif=89890001K&numserie=T27-1&fecha=02-07-2027&importe=11.00`);
  assert.match(sha256 ?? '', /^[0-9a-f]{64}$/);
  assert.ok(xml && link);
  const early = { ...request, madeAt: new Date('2027-01-01') };
  assert.ok(await aeat.write({ ...early, place, cafs: [] }, setup), 'the clocks of two machines may differ');
});

test('[FIS-07] a file whose answer was lost is sent again, and each record counts once', async () => {
  for (const fault of [{ connection: 'dropAfter' }, { hang: 'after' }] as const) {
    const document = simplified();
    const file = issuer.file([await issuer.record(document), await issuer.record(simplified())]);
    Object.assign(faults, fault);
    await assert.rejects(createAeat({ ...config, timeoutMs: 300 }).send(file, setup));
    for (const name of Object.keys(fault)) delete faults[name as keyof AeatFaults];
    assert.deepEqual(await aeat.ask(file, setup), { state: 'unknown' });
    assert.deepEqual(await decide(file), ['accepted', 'accepted']);
    assert.equal(stateOf(document.number)?.records, 1);
  }
});

test('[FIS-07] a lost remark and a lost annulment are known from the answer about the duplicate', async () => {
  const document = simplified();
  faults.decide = () => ({ state: 'AceptadoConErrores', code: 2005, message: 'El campo ImporteTotal' });
  faults.connection = 'dropAfter';
  const issued = issuer.file([await issuer.record(document)]);
  await assert.rejects(aeat.send(issued, setup));
  delete faults.connection;
  assert.deepEqual(await decide(issued), ['observed 3000']);
  delete faults.decide;
  const annulled = issuer.file([await issuer.record(document, { operation: 'annul', isKnown: true })]);
  faults.connection = 'dropAfter';
  await assert.rejects(aeat.send(annulled, setup));
  delete faults.connection;
  assert.deepEqual(await decide(annulled), ['accepted']);
  assert.deepEqual(await decide(issued), ['accepted'], 'it was recorded, whatever became of it');
});

test('[FIS-07] a service that is away, slow or fails gives no answer, and nothing is recorded', async () => {
  const document = simplified();
  const file = issuer.file([await issuer.record(document)]);
  const impatient = createAeat({ ...config, timeoutMs: 200 });
  await assert.rejects(createAeat({ ...config, url: 'http://127.0.0.1:9' }).send(file, setup));
  const wrong: [AeatFaults, RegExp][] = [
    [{ connection: 'dropBefore' }, /hang up/],
    [{ hang: 'before' }, /timeout|aborted/i],
    [{ delayMs: 1000 }, /timeout|aborted/i],
    [{ failure: 'fault' }, /Error interno/],
    [{ failure: 'page' }, /no EstadoEnvio/],
  ];
  for (const [fault, message] of wrong) {
    Object.assign(faults, fault);
    await assert.rejects(impatient.send(file, setup), message);
    for (const name of Object.keys(fault)) delete faults[name as keyof AeatFaults];
  }
  assert.deepEqual(await decide(file), ['accepted']);
  assert.equal(stateOf(document.number)?.records, 1);
});

test('[FIS-07] an answer without an end is given up, and nothing of it goes on', async (t) => {
  const endless = await startEndless();
  t.after(() => endless.close());
  const file = issuer.file([await issuer.record(simplified())]);
  await assert.rejects(createAeat({ ...config, url: endless.url }).send(file, setup), /more than \d+ bytes/);
  endless.state.endless = 'trickle';
  const impatient = createAeat({ ...config, url: endless.url, timeoutMs: 300 });
  await assert.rejects(impatient.send(file, setup), /timeout|aborted/i);
  for (let tries = 0; endless.state.sending > 0 && tries < 100; tries++) await sleep(20);
  assert.equal(endless.state.sending, 0);
});

test('[FIS-04] a document with remarks, and one that was refused, are made anew', async () => {
  const document = simplified();
  faults.decide = () => ({ state: 'Incorrecto', code: 1105, message: 'El campo NIF' });
  assert.deepEqual(await decide(issuer.file([await issuer.record(document)])), ['refused 1105']);
  const refused = { state: 'refused', wasRepeated: false } as const;
  assert.deepEqual(await decide(issuer.file([await issuer.record(document, { before: refused })])), ['refused 1105']);
  faults.decide = () => ({ state: 'AceptadoConErrores', code: 2005, message: 'El campo ImporteTotal' });
  const again = { state: 'refused', wasRepeated: true } as const;
  assert.deepEqual(await decide(issuer.file([await issuer.record(document, { before: again })])), ['observed 2005']);
  faults.decide = () => ({ state: 'Incorrecto', code: 1105, message: 'El campo NIF' });
  const observed = { state: 'observed', wasRepeated: true } as const;
  const remade = await issuer.record(document, { before: observed, isKnown: true });
  assert.match(String(remade.xml), /<RechazoPrevio>N</);
  assert.deepEqual(await decide(issuer.file([remade])), ['refused 1105']);
  delete faults.decide;
  const last = await issuer.record(document, { before: again, isKnown: true });
  assert.match(String(last.xml), /<RechazoPrevio>S</);
  assert.deepEqual(await decide(issuer.file([last])), ['accepted']);
  assert.equal(stateOf(document.number)?.state, 'Correcta');
});

test('[FIS-04] a document that the authority does not have is annulled too', async () => {
  const document = simplified();
  const wrong = await issuer.record(document, { operation: 'annul', isKnown: true });
  assert.deepEqual(await decide(issuer.file([wrong])), ['refused 3002']);
  const before = { state: 'refused', wasRepeated: false } as const;
  const right = await issuer.record(document, { operation: 'annul', isKnown: false, before });
  assert.match(String(right.xml), /<SinRegistroPrevio>S<\/SinRegistroPrevio><RechazoPrevio>S</);
  assert.deepEqual(await decide(issuer.file([right])), ['accepted']);
});

test('[FIS-07] records that come late say so, also when their file was packed in time', async () => {
  const record = await issuer.record(simplified());
  faults.now = new Date('2027-07-01T23:59:00Z');
  const packedInTime = issuer.file([record]);
  const packedLate = issuer.file([record], faults.now);
  assert.match(String(packedLate.content), /<sf:Incidencia>S</);
  assert.deepEqual(await decide(packedLate), ['accepted']);
  const old = await issuer.record(aDocument(1100, { number: ++lastNumber, issuedAt: new Date('2026-01-01') }));
  const file = issuer.file([old], new Date('2026-01-01T00:01:00Z'));
  assert.deepEqual(await aeat.ask(file, setup), { state: 'anew' });
  assert.deepEqual(await aeat.ask(issuer.file([old]), setup), { state: 'unknown' });
  assert.deepEqual(await aeat.ask(packedInTime, setup), { state: 'unknown' });
});

test('[FIS-07] the authority says how long to wait before the next file', async () => {
  const fresh = createAeat(config);
  assert.equal(fresh.secondsBetweenFiles, 60);
  faults.waitSeconds = 240;
  await fresh.send(issuer.file([await issuer.record(simplified())]), setup);
  assert.equal(fresh.secondsBetweenFiles, 240);
});

test('[FIS-04] a file that the authority’s schema refuses waits for somebody to mend it', async () => {
  const file = issuer.file([await issuer.record(simplified())]);
  const content = Buffer.from(String(file.content).replaceAll('ImporteTotal', 'Importe'));
  const answer = await aeat.send({ ...file, content }, setup);
  assert.ok(answer.state === 'failed');
  assert.match(answer.message, /Codigo\[4102\]/);
});

test('[FIS-04] the issuer shows its certificate', async (t) => {
  const { privateKey = '', certificate = '' } = setup.certificate ?? {};
  const secure = await simulator.byTls({ key: privateKey, cert: certificate });
  after(() => secure.close());
  // the certificate of the test names no host
  Object.assign(https.globalAgent.options, { ca: certificate, checkServerIdentity: () => undefined });
  t.after(() => Object.assign(https.globalAgent.options, { ca: undefined, checkServerIdentity: undefined }));
  const byTls = createAeat({ ...config, url: secure.url + verifactuPath });
  const file = issuer.file([await issuer.record(simplified())]);
  const none = await byTls.send(file, { ...setup, certificate: undefined });
  assert.deepEqual(none, { state: 'failed', message: 'The issuer has no certificate.' });
  const expired = { ...setup.certificate, validUntil: new Date('2026-01-02') } as typeof setup.certificate;
  const late = await byTls.send(file, { ...setup, certificate: expired });
  assert.deepEqual(late, { state: 'failed', message: 'The certificate has expired.' });
  const answer = await byTls.send(file, setup);
  assert.equal(answer.state, 'decided');
});

test('[FIS-04] the limit of a factura simplificada is the installation’s', () => {
  assert.deepEqual(aeat.namedFrom(setup), { minor: 40_001, currency: 'EUR' });
  assert.equal(createAeat({ ...config, url: undefined }).isConfigured, false);
});
