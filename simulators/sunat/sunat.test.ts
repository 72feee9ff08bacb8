import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { renderDailySummary } from '@idavuelta/api/modules/fiscal/pe/daily-summary.ts';
import { fileNameOf } from '@idavuelta/api/modules/fiscal/pe/document-id.ts';
import { renderDocument } from '@idavuelta/api/modules/fiscal/pe/render-document.ts';
import * as soap from '@idavuelta/api/modules/fiscal/pe/soap-request.ts';
import {
  readBillResponse,
  readStatusCdrResponse,
  readStatusResponse,
  readSummaryResponse,
} from '@idavuelta/api/modules/fiscal/pe/soap-response.ts';
import { aBoleta, aFactura, certificate, settings } from '@idavuelta/api/modules/fiscal/pe/testing/documents.ts';
import { renderVoidedDocuments } from '@idavuelta/api/modules/fiscal/pe/voided-documents.ts';
import { type SunatFaults, startSunatSimulator } from './server.ts';
import { billConsultService, billService, testUser } from './service.ts';

const { url, faults, documents, close } = await startSunatSimulator({ port: 0 });
after(() => close());
beforeEach(() => {
  for (const name of Object.keys(faults)) delete faults[name as keyof SunatFaults];
});

const user = { ruc: '20100070970', ...testUser };
const post = async ({ headers, body }: soap.SoapRequest, path = billService) =>
  (
    await fetch(url + path, { method: 'POST', headers, body, signal: AbortSignal.timeout(faults.hang ? 300 : 20_000) })
  ).text();

const factura = (number: number) => aFactura({ number });
const xmlOf = (document: ReturnType<typeof factura>) => renderDocument(document, settings, certificate).xml;
const send = async (document: ReturnType<typeof factura>, xml = xmlOf(document)) =>
  readBillResponse(await post(soap.sendBill(user, fileNameOf(document), xml)));
const outcomeOf = async (document: ReturnType<typeof factura>, xml?: Uint8Array) => {
  const response = await send(document, xml);
  return response.kind === 'cdr' ? [response.cdr.outcome, response.cdr.code] : [response.next, response.code];
};
const sendBatch = async ({ fileName, xml }: { fileName: string; xml: Uint8Array }) => {
  const response = readSummaryResponse(await post(soap.sendSummary(user, fileName, xml)));
  assert.equal(response.kind, 'ticket');
  return response.ticket;
};
const status = async (ticket: string) => readStatusResponse(await post(soap.getStatus(user, ticket)));
const batch = (number: number) => ({ settings, certificate, sentAt: new Date('2027-03-06T20:00:00Z'), number });

const summary = (number: number, state: 'issued' | 'annulled') =>
  renderDailySummary([{ document: aBoleta(), status: state }], batch(number));

test('[FIS-05] a factura is accepted once, observed or rejected as decided', async () => {
  assert.deepEqual(await outcomeOf(factura(1)), ['accepted', 0]);
  assert.deepEqual(await outcomeOf(factura(1)), ['look-up', 1033]);
  faults.decide = () => ({ code: 0, description: 'Aceptada', notes: ['4093 - El código de ubigeo'] });
  assert.deepEqual(await outcomeOf(factura(2)), ['observed', 0]);
  faults.decide = () => ({ code: 2800, description: 'El tipo de documento no está permitido' });
  assert.deepEqual(await outcomeOf(factura(3)), ['rejected', 2800]);
  assert.deepEqual(await outcomeOf(factura(3)), ['look-up', 1032]);
});

test('[FIS-05] user, name, content and signature are checked', async () => {
  const xml = xmlOf(factura(10));
  const wrongUser = await post(soap.sendBill({ ...user, password: 'otra' }, fileNameOf(factura(10)), xml));
  assert.deepEqual(readBillResponse(wrongUser), {
    ...{ kind: 'fault', code: 102, message: 'Usuario o contraseña incorrectos', next: 'mend' },
  });
  assert.deepEqual(await outcomeOf(factura(11), xml), ['mend', 1036]);
  const other = { ...factura(10), issuer: { ...factura(10).issuer, taxId: '20131312955' } };
  assert.deepEqual(await outcomeOf(other, xml), ['mend', 1034]);
  assert.deepEqual(await outcomeOf(other), ['mend', 154]);
  assert.deepEqual(await outcomeOf({ ...factura(10), series: 'f1' }, xml), ['mend', 151]);
  const asBill = readBillResponse(
    await post(soap.sendBill(user, '20100070970-RC-20270306-1', summary(1, 'issued').xml)),
  );
  assert.deepEqual(asBill.kind === 'fault' && asBill.code, 152);
  const altered = Buffer.from(new TextDecoder().decode(xml).replaceAll('118.00', '119.00'));
  assert.deepEqual(await outcomeOf(factura(10), altered), ['rejected', 2335]);
});

test('[FIS-05] an answer that was lost is looked up', async () => {
  const lookUp = async (number: number) =>
    readStatusCdrResponse(await post(soap.getStatusCdr(user, factura(number)), billConsultService));
  for (const [number, fault] of [
    [20, { hang: 'after' }],
    [21, { connection: 'dropAfter' }],
  ] as const) {
    Object.assign(faults, fault);
    await assert.rejects(send(factura(number)));
    for (const name of Object.keys(fault)) delete faults[name as keyof SunatFaults];
    assert.deepEqual(await outcomeOf(factura(number)), ['look-up', 1033]);
    const found = await lookUp(number);
    assert.deepEqual(found.kind === 'cdr' && [found.cdr.outcome, found.cdr.reference], ['accepted', `F001-${number}`]);
  }
  faults.hang = 'before';
  await assert.rejects(send(factura(22)));
  delete faults.hang;
  assert.equal((await lookUp(22)).kind, 'unknown');
  assert.deepEqual(await outcomeOf(factura(22)), ['accepted', 0]);
});

test('[FIS-05] a service that fails is asked again', async () => {
  faults.failure = 'fault';
  assert.deepEqual(await outcomeOf(factura(30)), ['retry', undefined]);
  faults.failure = 'page';
  await assert.rejects(send(factura(30)), /no SOAP/);
  delete faults.failure;
  assert.deepEqual(await outcomeOf(factura(30)), ['accepted', 0]);
});

test('[FIS-07] a running service is switched to each of its faults, and back', async () => {
  const switchTo = async (mode: string) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/panel/mode`, { method: 'POST', headers, body: JSON.stringify({ mode }) })).status;
  };
  assert.equal(await switchTo('refuses'), 204);
  assert.deepEqual(await outcomeOf(factura(35)), ['rejected', 2800]);
  assert.equal(await switchTo('fails'), 204);
  assert.deepEqual(await outcomeOf(factura(36)), ['retry', undefined]);
  assert.equal(await switchTo('none'), 204);
  assert.deepEqual(await outcomeOf(factura(36)), ['accepted', 0]);
  assert.equal(await switchTo('otro'), 404);
});

test('[FIS-05] boletas are reported and annulled by tickets', async () => {
  const ticket = await sendBatch(summary(1, 'issued'));
  assert.equal((await status(ticket)).kind, 'in-process');
  const done = await status(ticket);
  assert.deepEqual(done.kind === 'cdr' && [done.cdr.outcome, done.cdr.reference], ['accepted', 'RC-20270306-1']);
  faults.pending = 0;
  const again = await status(await sendBatch(summary(2, 'issued')));
  assert.deepEqual(again.kind === 'cdr' && [again.cdr.outcome, again.cdr.code], ['rejected', 2282]);
  const sameFile = await status(await sendBatch(summary(1, 'issued')));
  assert.deepEqual(sameFile.kind === 'cdr' && sameFile.cdr.code, 2223);
  const annulled = await status(await sendBatch(summary(3, 'annulled')));
  assert.equal(annulled.kind === 'cdr' && annulled.cdr.outcome, 'accepted');
  assert.equal(documents().find(({ key }) => key === '03-B001-1241')?.state, 'annulled');
  const unknown = await status('1');
  assert.deepEqual(unknown.kind === 'fault' && unknown.code, 127);
});

test('[FIS-05] a factura is annulled by a communication, once', async () => {
  faults.pending = 0;
  const voided = async (number: number) => {
    const entries = [{ document: factura(40), reason: 'Datos errados' }];
    const answered = await status(await sendBatch(renderVoidedDocuments(entries, batch(number))));
    return answered.kind === 'cdr' && [answered.cdr.outcome, answered.cdr.code];
  };
  assert.deepEqual(await voided(1), ['rejected', 2105]);
  assert.deepEqual(await outcomeOf(factura(40)), ['accepted', 0]);
  assert.deepEqual(await voided(2), ['accepted', 0]);
  assert.deepEqual(await voided(3), ['rejected', 2323]);
});
