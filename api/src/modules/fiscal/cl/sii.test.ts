import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { apiPath } from '@idavuelta/simulators/sii/paths.ts';
import { startSiiSimulator } from '@idavuelta/simulators/sii/server.ts';
import type { Answer, SentFile } from '../authority.ts';
import type { FiscalDocument } from '../fiscal-document.ts';
import { aSentFile, withTicket } from '../testing/sent-file.ts';
import { createSii } from './sii.ts';
import { testCaf } from './testing/caf.ts';
import { aBoleta, aCreditNote, anExemptBoleta, certificate, settings } from './testing/documents.ts';

const { url, faults, documents, expireSessions, close } = await startSiiSimulator();
after(() => close());
beforeEach(() => {
  for (const name of Object.keys(faults)) delete faults[name as keyof typeof faults];
});

const config = { boletaApiUrl: url + apiPath, boletaUploadUrl: url + apiPath, notesUrl: url, timeoutMs: 20_000 };
const sii = createSii(config);
const setup = { issuer: aBoleta().issuer, timeZone: 'America/Santiago', taxPercent: 19, settings, certificate };
const at = new Date('2027-03-06T02:00:00Z');
const cafs = [{ from: 1, to: 1000 }, {}, { type: 41, from: 1, to: 50 }, { type: 61, from: 1, to: 50 }].map(testCaf);

const boleta = (number: number) => aBoleta({ number });
const note = (number: number) => aCreditNote(boleta(1001), { number });
const fileOf = (all: FiscalDocument[], number = 1) => aSentFile(sii, setup, all, { at, cafs, number });
const decided = (answer: Answer) =>
  answer.state === 'decided'
    ? answer.decisions.map(({ state, code, message }) => [state, code ?? message].filter(Boolean).join(' '))
    : answer.state;

async function impatientOf(file: SentFile) {
  const impatient = createSii({ ...config, timeoutMs: 700 });
  await impatient.ask(file, setup); // opens the session
  return impatient;
}

/** Sends a file, and asks for it until it is decided. */
async function sendAndAsk(file: SentFile) {
  const sent = withTicket(file, await sii.send(file, setup));
  faults.pending = 0;
  const answer = await sii.ask(sent, setup);
  return answer.state === 'taken' ? sii.ask(sent, setup) : answer;
}

test('[FIS-06] boletas are taken together and decided later, each by itself', async () => {
  const file = await fileOf([boleta(1001), anExemptBoleta({ number: 1 }), boleta(1002), boleta(1003)]);
  assert.deepEqual([file.channel, file.name], ['boletas', 'boletas-2027-03-05-1']);
  faults.decide = ({ folio }) =>
    folio > 1001 ? { state: folio === 1002 ? 'RPR' : 'RCH', message: `Motivo ${folio}` } : undefined;
  const taken = await sii.send(file, setup);
  assert.equal(taken.state, 'taken');
  assert.deepEqual(await sii.ask(withTicket(file, taken), setup), { state: 'taken' });
  const answer = await sii.ask(withTicket(file, taken), setup);
  assert.deepEqual(decided(answer), ['accepted', 'accepted', 'observed Motivo 1002', 'refused Motivo 1003']);
  assert.match(Buffer.from((answer.state === 'decided' && answer.receipt) || []).toString(), /"estado":"EPR"/);
});

test('[FIS-06] credit notes go by themselves, and are accepted, observed or refused', async () => {
  faults.pending = 0;
  const file = await fileOf([note(1)]);
  assert.deepEqual([file.channel, file.records.map((record) => sii.route(record).max)], ['notes', [1]]);
  assert.deepEqual(decided(await sendAndAsk(file)), ['accepted EPR']);
  faults.decide = () => ({ state: 'RPR', message: 'Reparo' });
  assert.deepEqual(decided(await sendAndAsk(await fileOf([note(2)]))), ['observed EPR']);
  faults.decide = () => ({ state: 'RCH', message: 'Motivo' });
  assert.deepEqual(decided(await sendAndAsk(await fileOf([note(3)]))), ['refused Motivo']);
});

for (const [kind, document] of [
  ['boletas', boleta],
  ['notes', note],
] as const) {
  test(`[FIS-06, FIS-07] ${kind}: a service that is away, fails or hangs gives no answer`, async () => {
    const file = await fileOf([document(10)]);
    const impatient = await impatientOf(file);
    for (const fault of [{ failure: true }, { connection: 'dropBefore' }] as const) {
      Object.assign(faults, fault);
      await assert.rejects(sii.send(file, setup), JSON.stringify(fault));
      for (const name of Object.keys(fault)) delete faults[name as keyof typeof faults];
    }
    faults.hang = 'before';
    await assert.rejects(impatient.send(file, setup), { name: 'TimeoutError' });
    await assert.rejects(createSii().send(file, setup), /not configured/);
  });

  test(`[FIS-06, FIS-07] ${kind}: a lost answer is asked for, and what never arrived is sent again`, async () => {
    const file = await fileOf([document(20)]);
    const impatient = await impatientOf(file);
    faults.hang = 'after';
    await assert.rejects(impatient.send(file, setup));
    delete faults.hang;
    assert.deepEqual(decided(await sii.ask(file, setup)), ['accepted DOK']);
    assert.deepEqual(decided(await sendAndAsk(file)), ['accepted DOK'], 'the same file is asked for, not taken twice');
    const anew = await fileOf([document(20)], 2);
    assert.deepEqual(
      decided(await sendAndAsk({ ...anew, content: Buffer.concat([anew.content, Buffer.from('\n')]) })),
      ['accepted DOK'],
    );
    assert.equal(documents().filter(({ folio }) => folio === 20).length, kind === 'boletas' ? 1 : 2);

    const lost = await fileOf([document(21)]);
    faults.hang = 'before';
    await assert.rejects(impatient.send(lost, setup));
    delete faults.hang;
    assert.deepEqual(await sii.ask(lost, setup), { state: 'unknown' });
    assert.match(String(decided(await sendAndAsk(lost))), /^accepted/);
  });

  test(`[FIS-06] ${kind}: a session that has ended is opened anew`, async () => {
    expireSessions();
    const file = await fileOf([document(30)]);
    const sent = withTicket(file, await sii.send(file, setup));
    expireSessions();
    assert.deepEqual(await sii.ask(sent, setup), { state: 'taken' });
  });

  test(`[FIS-06, FIS-07] ${kind}: an envelope that is refused says why`, async () => {
    const file = await fileOf([document(40)]);
    const content = Buffer.from(Buffer.from(file.content).toString('latin1').replace('11900', '11901'), 'latin1');
    const answer = await sendAndAsk({ ...file, content });
    assert.match(answer.state === 'failed' ? answer.message : answer.state, /RFR/);
  });
}

test('[FIS-06] a document needs its folio’s CAF, and is not annulled otherwise than by a note', async () => {
  await assert.rejects(aSentFile(sii, setup, [boleta(1001)], { at }), /^RangeError: number/);
  await assert.rejects(
    aSentFile(sii, setup, [boleta(1001)], { at, cafs, operation: 'annul' }),
    /^RangeError: operation/,
  );
  assert.deepEqual([sii.namedFrom(setup), sii.isConfigured, createSii().isConfigured], [undefined, true, false]);
});
