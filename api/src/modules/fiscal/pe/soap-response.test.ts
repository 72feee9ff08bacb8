import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zipSync } from 'fflate';
import { packDocument } from './archive.ts';
import { outcomeOf, readCdr, SunatResponseError } from './cdr.ts';
import { schemaProblems } from './schema.ts';
import {
  readBillResponse,
  readStatusCdrResponse,
  readStatusResponse,
  readSummaryResponse,
  type SunatFault,
} from './soap-response.ts';
import { aCdr, aFault, anAnswer, aResponse, base64 } from './testing/answers.ts';

test('[FIS-05] an answer says whether the document counts, in the words of SUNAT', () => {
  const read = (cdr: Parameters<typeof aCdr>[0]) => {
    const response = readBillResponse(
      aResponse('sendBill', `<applicationResponse>${base64(aCdr(cdr))}</applicationResponse>`),
    );
    assert.equal(response.kind, 'cdr');
    return response.cdr;
  };
  const accepted = read({
    code: '0',
    description: 'La Factura número F001-7, ha sido aceptada',
    encoding: 'ISO-8859-1',
  });
  assert.deepEqual(schemaProblems(accepted.xml), []);
  assert.deepEqual(
    { ...accepted, xml: '' },
    {
      outcome: 'accepted',
      code: 0,
      description: 'La Factura número F001-7, ha sido aceptada',
      notes: [],
      reference: 'F001-7',
      xml: '',
    },
  );
  const observed = read({ code: '0', description: 'Aceptada', notes: ['4093 - El código de ubigeo', '4250 - Otra'] });
  assert.deepEqual([observed.outcome, observed.notes], ['observed', ['4093 - El código de ubigeo', '4250 - Otra']]);
  const one = read({ code: '0', description: 'Aceptada', notes: ['4093 - &lt;Ubigeo&gt;'] });
  assert.deepEqual(one.notes, ['4093 - <Ubigeo>']);
  const rejected = read({ code: '2335', description: 'El documento electrónico ingresado ha sido alterado' });
  assert.deepEqual([rejected.outcome, rejected.code], ['rejected', 2335]);
  assert.deepEqual([0, 100, 1999, 2000, 3999, 4000].map(outcomeOf), [
    ...(['accepted', 'not-processed', 'not-processed', 'rejected', 'rejected', 'observed'] as const),
  ]);
});

test('[FIS-05] a fault says what helps', () => {
  const fault = (...parts: Parameters<typeof aFault>) => {
    const { kind, ...rest } = readBillResponse(aFault(...parts)) as SunatFault;
    assert.equal(kind, 'fault');
    return Object.values(rest);
  };
  assert.deepEqual(fault('soap-env:Client.0102', 'Usuario o contraseña incorrectos'), [
    ...[102, 'Usuario o contraseña incorrectos', 'mend'],
  ]);
  assert.deepEqual(fault('ns0:Client.0111', 'No tiene el perfil'), [111, 'No tiene el perfil', 'mend']);
  assert.deepEqual(fault('soap-env:Client', '1033', 'El comprobante fue registrado previamente con otros datos'), [
    ...[1033, 'El comprobante fue registrado previamente con otros datos', 'look-up'],
  ]);
  assert.deepEqual(fault('soap-env:Server', 'Internal Error'), ['Internal Error', 'retry']);
  assert.deepEqual(fault('soap-env:Client', 'Error de firma'), ['Error de firma', 'mend']);
  assert.deepEqual(fault('soap-env:Client', '0161 - El nombre'), [161, '0161 - El nombre', 'mend']);
  assert.deepEqual(fault('soap-env:Server.0130', 'No se pudo obtener el ticket'), [
    ...[130, 'No se pudo obtener el ticket', 'retry'],
  ]);
  assert.deepEqual(fault('soap-env:Client.0100', '', 'El sistema no puede responder'), [
    ...[100, 'El sistema no puede responder', 'retry'],
  ]);
});

test('[FIS-05] a summary has a ticket, which is in process, done or done with errors', () => {
  assert.deepEqual(readSummaryResponse(aResponse('sendSummary', '<ticket>0150052323669</ticket>')), {
    kind: 'ticket',
    ticket: '0150052323669',
  });
  const status = (code: string, cdr?: Uint8Array) =>
    readStatusResponse(
      aResponse(
        'getStatus',
        `<status>${cdr ? `<content>${base64(cdr)}</content>` : ''}<statusCode>${code}</statusCode></status>`,
      ),
    );
  assert.deepEqual(status('98'), { kind: 'in-process' });
  assert.deepEqual(status('0098'), { kind: 'in-process' });
  const done = status('0', aCdr({ code: '0', description: 'Aceptado', reference: 'RC-20270306-1' }));
  assert.deepEqual(done.kind === 'cdr' && [done.cdr.outcome, done.cdr.reference], ['accepted', 'RC-20270306-1']);
  const failed = status('99', aCdr({ code: '2987', description: 'El comprobante ya fue informado' }));
  assert.equal(failed.kind === 'cdr' && failed.cdr.outcome, 'rejected');
  const unknown = status('0127');
  assert.deepEqual(unknown.kind === 'fault' && [unknown.code, unknown.next], [127, 'mend']);
  assert.equal(readStatusResponse(aFault('soap-env:Client.0127', 'El ticket no existe')).kind, 'fault');
});

test('[FIS-05] the receipt of a lost answer is looked up', () => {
  const response = (content: string) =>
    readStatusCdrResponse(aResponse('getStatusCdr', `<statusCdr>${content}</statusCdr>`));
  const cdr = base64(aCdr({ code: '0', description: 'Aceptada' }));
  const found = response(
    `<content>${cdr}</content><statusCode>0004</statusCode><statusMessage>La constancia existe</statusMessage>`,
  );
  assert.equal(found.kind === 'cdr' && found.cdr.outcome, 'accepted');
  assert.deepEqual(response('<statusCode>0127</statusCode><statusMessage>El ticket no existe</statusMessage>'), {
    kind: 'unknown',
    message: '0127 El ticket no existe',
  });
});

test('[FIS-05] what is no answer of SUNAT is told from one', () => {
  const wrong = [
    '',
    '<html><body>Service Unavailable</body></html>',
    'no es xml',
    anAnswer(''),
    aResponse('sendBill', ''),
    aResponse('sendBill', '<applicationResponse>bm8gZXMgdW4gemlw</applicationResponse>'),
  ];
  for (const xml of wrong) assert.throws(() => readBillResponse(xml), SunatResponseError, xml);
  assert.throws(() => readSummaryResponse(aResponse('sendSummary', '')), SunatResponseError);
  assert.throws(() => readStatusResponse(aResponse('getStatus', '<status/>')), SunatResponseError);
  assert.throws(
    () => readStatusResponse(aResponse('getStatus', '<status><statusCode>0</statusCode></status>')),
    SunatResponseError,
  );
  assert.throws(
    () => readStatusResponse(aResponse('getStatus', '<status><statusCode>99</statusCode></status>')),
    SunatResponseError,
  );
  assert.throws(() => readCdr(packDocument('R-1', Buffer.from('<ApplicationResponse/>'))), SunatResponseError);
  assert.throws(
    () => readCdr(zipSync({ 'a.xml': Buffer.from('<a/>'), 'b.xml': Buffer.from('<b/>') })),
    SunatResponseError,
  );
  assert.throws(() => readCdr(zipSync({ 'a.xml': new Uint8Array(5_000_001) })), SunatResponseError);
});
