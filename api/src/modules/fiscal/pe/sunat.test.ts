import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { startSunatSimulator } from '@idavuelta/simulators/sunat/server.ts';
import { billConsultService, billService, testUser } from '@idavuelta/simulators/sunat/service.ts';
import type { Answer } from '../authority.ts';
import type { FiscalDocument } from '../fiscal-document.ts';
import { aSentFile, withTicket } from '../testing/sent-file.ts';
import { createSunat } from './sunat.ts';
import { aBoleta, aCreditNote, aFactura, certificate, pen, settings } from './testing/documents.ts';

const { url, faults, documents, close } = await startSunatSimulator();
after(() => close());
beforeEach(() => {
  for (const name of Object.keys(faults)) delete faults[name as keyof typeof faults];
});

const config = { billUrl: url + billService, consultUrl: url + billConsultService, ...testUser, timeoutMs: 20_000 };
const sunat = createSunat(config);
const impatient = createSunat({ ...config, timeoutMs: 300 });
const setup = { issuer: aBoleta().issuer, timeZone: 'America/Lima', taxPercent: 18, settings, certificate };
const at = new Date('2027-03-06T20:00:00Z');

const factura = (number: number) => aFactura({ number });
const boleta = (number: number) => aBoleta({ number });
const fileOf = (all: FiscalDocument[], options = {}) => aSentFile(sunat, setup, all, { at, ...options });
const stateOf = (key: string) => documents().find((one) => one.key === key)?.state;
const decided = (answer: Answer) =>
  answer.state === 'decided' ? answer.decisions.map(({ state, code }) => `${state} ${code}`) : answer.state;

test('[FIS-05] a factura and its credit note are accepted, observed or refused, and the receipt is kept', async () => {
  const answer = await sunat.send(await fileOf([factura(1)]), setup);
  assert.deepEqual(decided(answer), ['accepted 0']);
  assert.match(Buffer.from((answer.state === 'decided' && answer.receipt) || []).toString(), /<ar:ApplicationResponse/);
  const note = aCreditNote(factura(1), { series: 'FC01' });
  assert.deepEqual(decided(await sunat.send(await fileOf([note]), setup)), ['accepted 0']);
  faults.decide = () => ({ code: 0, description: 'Aceptada', notes: ['4093 - El código de ubigeo'] });
  const observed = await sunat.send(await fileOf([factura(2)]), setup);
  assert.deepEqual(observed.state === 'decided' && observed.decisions, [
    { recordId: 1, state: 'observed', code: '0', message: 'Aceptada\n4093 - El código de ubigeo' },
  ]);
  faults.decide = () => ({ code: 2800, description: 'Documento de identidad' });
  assert.deepEqual(decided(await sunat.send(await fileOf([factura(3)]), setup)), ['refused 2800']);
});

test('[FIS-05, FIS-07] a service that is away, fails or hangs gives no answer', async () => {
  const file = await fileOf([factura(10)]);
  for (const fault of [{ failure: 'fault' }, { failure: 'page' }, { connection: 'dropBefore' }] as const) {
    Object.assign(faults, fault);
    await assert.rejects(sunat.send(file, setup), JSON.stringify(fault));
    for (const name of Object.keys(fault)) delete faults[name as keyof typeof faults];
  }
  faults.hang = 'before';
  await assert.rejects(impatient.send(file, setup), { name: 'TimeoutError' });
  await assert.rejects(createSunat({ ...config, billUrl: 'http://127.0.0.1:1' }).send(file, setup));
  await assert.rejects(createSunat().send(file, setup), /not configured/);
});

test('[FIS-05, FIS-07] a lost answer is asked for, and what never arrived is sent again', async () => {
  const file = await fileOf([factura(20)]);
  faults.hang = 'after';
  await assert.rejects(impatient.send(file, setup));
  delete faults.hang;
  assert.deepEqual(decided(await sunat.ask(file, setup)), ['accepted 0']);
  assert.deepEqual(decided(await sunat.send(file, setup)), ['accepted 0'], 'a second time it is looked up');
  assert.equal(documents().filter(({ key }) => key === '01-F001-20').length, 1);

  const lost = await fileOf([factura(21)]);
  faults.hang = 'before';
  await assert.rejects(impatient.send(lost, setup));
  delete faults.hang;
  assert.deepEqual(await sunat.ask(lost, setup), { state: 'unknown' });
  assert.deepEqual(decided(await sunat.send(lost, setup)), ['accepted 0']);
});

test('[FIS-05] boletas are reported by the day, and annulled by a later summary', async () => {
  const note = aCreditNote(boleta(30), { series: 'BC01' });
  const file = await fileOf([boleta(30), boleta(31), note]);
  assert.deepEqual([file.channel, file.name], ['summaries', '20100070970-RC-20270306-1']);
  const taken = await sunat.send(file, setup);
  assert.equal(taken.state, 'taken');
  assert.deepEqual(await sunat.ask(withTicket(file, taken), setup), { state: 'taken' });
  assert.deepEqual(decided(await sunat.ask(withTicket(file, taken), setup)), Array(3).fill('accepted 0'));
  faults.pending = 0;
  const annulment = await fileOf([boleta(31)], { operation: 'annul', number: 2 });
  const [issued, annulled] = [file, annulment].map(({ records: [record] }) => record && sunat.route(record));
  assert.equal(issued?.channel, annulled?.channel);
  assert.notEqual(issued?.key, annulled?.key, 'they never travel together');
  const answer = await sunat.send(annulment, setup);
  assert.deepEqual(decided(await sunat.ask(withTicket(annulment, answer), setup)), ['accepted 0']);
  assert.deepEqual([stateOf('03-B001-30'), stateOf('03-B001-31')], ['accepted', 'annulled']);
});

test('[FIS-05, FIS-07] a summary whose ticket was lost is made anew, and counts once', async () => {
  faults.pending = 0;
  const file = await fileOf([boleta(40)], { number: 3 });
  faults.connection = 'dropAfter';
  await assert.rejects(sunat.send(file, setup));
  delete faults.connection;
  assert.equal((await sunat.ask(file, setup)).state, 'anew');
  const sameFile = await sunat.send(file, setup);
  assert.equal((await sunat.ask(withTicket(file, sameFile), setup)).state, 'anew', 'its number is spent');
  const anew = await fileOf([boleta(40)], { number: 4 });
  const answer = await sunat.send(anew, setup);
  assert.deepEqual(decided(await sunat.ask(withTicket(anew, answer), setup)), ['observed 2282']);
  assert.equal((await sunat.ask({ ...file, ticket: '1' }, setup)).state, 'anew', 'of an unknown ticket');

  const mixed = await fileOf([boleta(4), boleta(40)], { number: 5 });
  const mixedAnswer = await sunat.send(mixed, setup);
  const decisions = decided(await sunat.ask(withTicket(mixed, mixedAnswer), setup));
  assert.deepEqual(decisions, ['refused 2282', 'observed 2282'], 'only what SUNAT names is known to it');
  assert.equal(stateOf('03-B001-4'), undefined);
});

test('[FIS-05] an annulled factura is communicated', async () => {
  faults.pending = 0;
  await sunat.send(await fileOf([factura(50)]), setup);
  const file = await fileOf([factura(50)], { operation: 'annul' });
  assert.deepEqual([file.channel, file.name], ['voided', '20100070970-RA-20270306-1']);
  const answer = await sunat.send(file, setup);
  assert.deepEqual(decided(await sunat.ask(withTicket(file, answer), setup)), ['accepted 0']);
  assert.equal(stateOf('01-F001-50'), 'annulled');
});

test('[FIS-05, FIS-07] what people have to mend is said in SUNAT’s words', async () => {
  const file = await fileOf([factura(60)]);
  const stranger = createSunat({ ...config, password: 'otra' });
  assert.deepEqual(await stranger.send(file, setup), {
    ...{ state: 'failed', message: '102: Usuario o contraseña incorrectos' },
  });
  assert.equal((await sunat.send({ ...file, name: 'otro' }, setup)).state, 'failed');
  const uncertified = { ...setup, certificate: undefined };
  await assert.rejects(aSentFile(sunat, uncertified, [factura(61)], { at }), /^CertificateError: /);
});

test('[FIS-05] the total that names a buyer is the installation’s', () => {
  assert.deepEqual(sunat.namedFrom(setup), pen(70_000));
  assert.equal(sunat.namedFrom({ ...setup, settings: { ...settings, namedFrom: undefined } }), undefined);
  assert.deepEqual([sunat.isConfigured, createSunat().isConfigured], [true, false]);
});
