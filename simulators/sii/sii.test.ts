import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { boletaPaths, documentPath, signedSeed, uploadFields } from '@idavuelta/api/modules/fiscal/cl/boleta-api.ts';
import { readDocumentStatus } from '@idavuelta/api/modules/fiscal/cl/document-answer.ts';
import { renderEnvelope } from '@idavuelta/api/modules/fiscal/cl/envelope.ts';
import { sealFile } from '@idavuelta/api/modules/fiscal/cl/send-file.ts';
import {
  aBoleta,
  anExemptBoleta,
  certificate,
  clp,
  render,
  settings,
} from '@idavuelta/api/modules/fiscal/cl/testing/documents.ts';
import { readSeed, readToken } from '@idavuelta/api/modules/fiscal/cl/token-answer.ts';
import { outcomeOf, readTrackId, readUploadStatus } from '@idavuelta/api/modules/fiscal/cl/upload-answer.ts';
import type { SiiFaults } from './faults.ts';
import { apiPath } from './paths.ts';
import { startSiiSimulator } from './server.ts';

const { url, faults, documents: boletas, expireSessions, close } = await startSiiSimulator({ port: 0 });
after(() => close());
beforeEach(() => {
  for (const name of Object.keys(faults)) delete faults[name as keyof SiiFaults];
});

const issuer = '76123456-0';
const call = async (path: string, init: RequestInit = {}) =>
  fetch(url + apiPath + path, { ...init, signal: AbortSignal.timeout(faults.hang ? 300 : 20_000) });

async function openSession() {
  const seed = readSeed(await (await call(boletaPaths.seed)).text());
  const post = { method: 'POST', headers: { 'content-type': 'application/xml' } };
  return readToken(await (await call(boletaPaths.token, { ...post, body: signedSeed(seed, certificate) })).text());
}
let headers = { cookie: `TOKEN=${await openSession()}` };

const options = {
  ...{ settings, certificate, signedAt: new Date('2027-03-06T02:00:00Z'), timeZone: 'America/Santiago' },
};
type Boleta = ReturnType<typeof aBoleta>;
const envelopeOf = (...documents: Boleta[]) =>
  renderEnvelope(
    documents.map((one) => render(one).xml),
    options,
  ).xml;

async function upload(xml: Uint8Array, fields = uploadFields(issuer, settings)) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('archivo', new Blob([new Uint8Array(xml)], { type: 'application/xml' }), 'envio.xml');
  return (await call(boletaPaths.upload, { method: 'POST', headers, body: form })).text();
}
const statusOf = async (trackId: string) =>
  readUploadStatus(await (await call(boletaPaths.uploadStatus(issuer, trackId), { headers })).text());
const sent = async (xml: Uint8Array) => {
  faults.pending = 0;
  return statusOf(readTrackId(await upload(xml)));
};
const find = async (document: Boleta) =>
  readDocumentStatus(await (await call(documentPath(document, settings), { headers })).text()).state;

test('[FIS-06] boletas are uploaded, processed, and known afterwards', async () => {
  const [taxed, exempt] = [aBoleta({ number: 1001 }), anExemptBoleta({ number: 1 })];
  const trackId = readTrackId(await upload(envelopeOf(taxed, exempt)));
  assert.deepEqual((await statusOf(trackId)).state, 'in-process');
  assert.deepEqual(await statusOf(trackId), { state: 'processed', code: 'EPR', problems: [] });
  assert.deepEqual([await find(taxed), await find(exempt)], ['registered', 'registered']);
  const other = { ...taxed, total: clp(1) };
  assert.deepEqual([await find(other), await find(aBoleta({ number: 1099 }))], ['differs', 'unknown']);
  assert.deepEqual(
    boletas().map(({ type, folio, total }) => [type, folio, total]),
    [
      [39, 1001, 11_900],
      [41, 1, 11_900],
    ],
  );
});

test('[FIS-06] a boleta is observed or rejected as decided, and its folio counts once', async () => {
  const documents = [1010, 1011, 1012].map((number) => aBoleta({ number }));
  faults.decide = ({ folio }) =>
    folio === 1010 ? undefined : { state: folio === 1011 ? 'RPR' : 'RCH', message: `Motivo ${folio}` };
  const xml = envelopeOf(...documents);
  const status = await sent(xml);
  assert.deepEqual(
    documents.map(({ number }) => outcomeOf(status, 39, number)),
    ['accepted', 'observed', 'rejected'],
  );
  assert.deepEqual(status.problems[1]?.errors, ['Motivo 1012']);
  delete faults.decide;
  const again = await sent(envelopeOf(...documents.slice(1)));
  assert.deepEqual(again.problems, [{ type: 39, folio: 1011, outcome: 'rejected', errors: ['Folio ya recibido'] }]);
  assert.equal((await sent(xml)).state, 'repeated');
});

test('[FIS-06] schema, signatures, cover and stamps are checked', async () => {
  const xml = envelopeOf(aBoleta({ number: 1020 }));
  const changed = (from: string | RegExp, to: string) =>
    Buffer.from(Buffer.from(xml).toString('latin1').replace(from, to), 'latin1');
  assert.equal((await sent(changed('<IndServicio>3</IndServicio>', ''))).code, 'RSC');
  assert.equal((await sent(Buffer.from('no es XML'))).code, 'RSC');
  assert.equal((await sent(changed('<MntTotal>11900', '<MntTotal>11901'))).code, 'RFR');
  const signedAnew = (from: RegExp, to: string) => {
    const unsigned = Buffer.from(changed(from, to)).toString('latin1');
    return sealFile(unsigned.replace(/<Signature (?!.*<\/SetDTE>).*<\/Signature>/s, ''), 'SetDoc', options).xml;
  };
  assert.equal((await sent(signedAnew(/<NroDTE>1/, '<NroDTE>2'))).code, 'RCT');
  faults.pending = 0;
  const otherSender = { ...uploadFields(issuer, settings), rutSender: '60803000', dvSender: 'K' };
  assert.equal((await statusOf(readTrackId(await upload(xml, otherSender)))).code, 'RCT');
  const boleta = Buffer.from(render(aBoleta({ number: 1020 })).xml).toString('latin1');
  for (const [from, to, message] of [
    ['<MNT>11900', '<MNT>11901', 'Timbre no corresponde al documento'],
    ['<TSTED>2027-03-05T22', '<TSTED>2027-03-05T21', 'Firma del timbre incorrecta'],
  ] as const) {
    const unsigned = boleta.replace(from, to).replace(/<Signature .*<\/Signature>/s, '');
    const stamped = sealFile(unsigned, 'F1020T39', { ...options }).xml;
    const status = await sent(renderEnvelope([stamped], options).xml);
    assert.deepEqual(status.problems[0]?.errors, [message]);
  }
  assert.equal((await sent(xml)).code, 'EPR', 'the folio is still free');
});

test('[FIS-06] an answer that was lost is looked up', async () => {
  for (const [number, fault] of [
    [1030, { hang: 'after' }],
    [1031, { connection: 'dropAfter' }],
  ] as const) {
    Object.assign(faults, fault);
    await assert.rejects(upload(envelopeOf(aBoleta({ number }))));
    for (const name of Object.keys(fault)) delete faults[name as keyof SiiFaults];
    assert.equal(await find(aBoleta({ number })), 'registered');
  }
  faults.hang = 'before';
  await assert.rejects(upload(envelopeOf(aBoleta({ number: 1032 }))));
  delete faults.hang;
  assert.equal(await find(aBoleta({ number: 1032 })), 'unknown');
});

test('[FIS-06] a service that fails or wants a new session says so in plain text', async () => {
  faults.failure = true;
  await assert.rejects(statusOf('1001'), /Error 500/);
  delete faults.failure;
  await assert.rejects(statusOf('1'), /No existe el envio/);
  expireSessions();
  await assert.rejects(statusOf('1001'), /NO ESTA AUTENTICADO/);
  const body = signedSeed('000000000001', certificate);
  const post = { method: 'POST', headers: { 'content-type': 'application/xml' } };
  const answer = async (text: string) => (await call(boletaPaths.token, { ...post, body: text })).text();
  const unknown = await answer(body);
  assert.throws(() => readToken(unknown), /12 ERROR: Semilla no existe/);
  const altered = await answer(body.replace('000000000001', '000000000002'));
  assert.throws(() => readToken(altered), /11 ERROR: Firma/);
  headers = { cookie: `TOKEN=${await openSession()}` };
  assert.equal((await statusOf('1001')).code, 'EPR');
});
