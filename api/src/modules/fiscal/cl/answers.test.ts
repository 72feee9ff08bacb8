import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyXml } from '../signing/verify.ts';
import { boletaPaths, documentPath, signedSeed, uploadFields } from './boleta-api.ts';
import { readDocumentStatus } from './document-answer.ts';
import { SiiResponseError } from './sii-response.ts';
import { anUploadAnswer, anXmlAnswer } from './testing/answers.ts';
import { aBoleta, certificate, settings } from './testing/documents.ts';
import { readSeed, readToken } from './token-answer.ts';
import { outcomeOf, readTrackId, readUploadStatus } from './upload-answer.ts';

test('[FIS-06] a seed is signed for a token', () => {
  const seed = readSeed(anXmlAnswer('<SEMILLA>013571434812</SEMILLA>'));
  assert.equal(seed, '013571434812');
  const xml = signedSeed(seed, certificate);
  assert.match(xml, /^<\?xml version="1.0"\?><getToken><item><Semilla>013571434812<\/Semilla><\/item><Signature /);
  assert.match(xml, /<Reference URI=""><Transforms><Transform Algorithm="[^"]*#enveloped-signature"\/><\/Transforms>/);
  assert.equal(verifyXml(xml).length, 1);
  assert.throws(() => signedSeed('</Semilla>', certificate), /^RangeError: seed/);
  assert.equal(readToken(anXmlAnswer('<TOKEN>XAuSbYXiNh9Ik</TOKEN>', '00', 'Token Creado')), 'XAuSbYXiNh9Ik');
  assert.throws(() => readToken(anXmlAnswer('', '11', 'ERROR: Firma')), /SiiResponseError: .* TOKEN: 11 ERROR: Firma$/);
  assert.throws(() => readSeed(anXmlAnswer('')), SiiResponseError);
  assert.throws(() => readSeed(anXmlAnswer('<SEMILLA>1</SEMILLA>', '-3')), SiiResponseError);
  assert.throws(() => readSeed('<html>Error 500'), /no XML/);
});

test('[FIS-06] uploads and queries name who sends and what is asked for', () => {
  assert.deepEqual(uploadFields('60803000-K', settings), {
    ...{ rutSender: '11111111', dvSender: '1', rutCompany: '60803000', dvCompany: 'K' },
  });
  assert.equal(boletaPaths.uploadStatus('60803000-K', '1014'), '/boleta.electronica.envio/60803000-K-1014');
  assert.equal(
    documentPath(aBoleta({ buyer: { idKind: 'personal', taxId: '11.111.111-1', name: 'Ana' } }), settings),
    '/boleta.electronica/76123456-0-39-1041/estado?rut_receptor=11111111&dv_receptor=1&monto=11900&fechaEmision=05-03-2027',
  );
  assert.match(documentPath(aBoleta(), settings), /rut_receptor=66666666&dv_receptor=6&/);
});

test('[FIS-06] an envelope has a track id, by which each of its documents has an outcome', () => {
  assert.equal(readTrackId(anUploadAnswer({ trackId: 1014 })), '1014');
  assert.equal(readTrackId('{"trackid":"17"}'), '17');
  const error = { seccion: 'HED', linea: 222, nivel: 3, codigo: 100 };
  const details = [
    {
      ...{ tipo: 39, folio: 1202, estado: 'RCH', descripcion: 'Dte Rechazado' },
      error: [
        { ...error, descripcion: 'Valor Detalle Distinto', detalle: '[1] <> [2]' },
        { ...error, descripcion: 'Otro', detalle: null },
      ],
    },
    { folio: 3500, estado: 'RPR', descripcion: 'Dte Aceptado con reparos', error: null },
  ];
  const status = readUploadStatus(anUploadAnswer({ code: 'EPR', details }));
  assert.deepEqual(status, {
    state: 'processed',
    code: 'EPR',
    problems: [
      { type: 39, folio: 1202, outcome: 'rejected', errors: ['Valor Detalle Distinto: [1] <> [2]', 'Otro'] },
      { folio: 3500, outcome: 'observed', errors: ['Dte Aceptado con reparos'] },
    ],
  });
  assert.deepEqual(
    [outcomeOf(status, 39, 1202), outcomeOf(status, 41, 1202), outcomeOf(status, 41, 3500), outcomeOf(status, 39, 1)],
    ['rejected', 'accepted', 'observed', 'accepted'],
  );
  const outcome = (code: string) => outcomeOf(readUploadStatus(anUploadAnswer({ code })), 39, 1);
  assert.deepEqual(['REC', 'SOK', 'CRT', 'FOK', 'PRD', '-11'].map(outcome), Array(6).fill('in-process'));
  assert.deepEqual(['RSC', 'RFR', 'RCT', 'RCH'].map(outcome), Array(4).fill('rejected'));
  assert.equal(outcome('RPT'), 'repeated');
  assert.deepEqual(['EPR', 'RPR'].map(outcome), ['accepted', 'accepted']);
});

test('[FIS-06] a document is asked for by its number', () => {
  const state = (codigo: string) => readDocumentStatus(JSON.stringify({ codigo, descripcion: 'x' })).state;
  const answer = '{"codigo":"DOK","descripcion":"Documento Recibido por el SII."}';
  assert.deepEqual(readDocumentStatus(answer), {
    ...{ state: 'registered', code: 'DOK', description: 'Documento Recibido por el SII.' },
  });
  assert.deepEqual(['DNK', 'FAU', 'FNA', 'EMP', 'MMC', 'ANC'].map(state), [
    ...(['differs', 'unknown', 'refused', 'refused', 'corrected', 'annulled'] as const),
  ]);
});

test('[FIS-06] an answer that is none of the API is told in its own words', () => {
  for (const answer of ['falta rut_receptor', '<html>Acceso Denegado</html>', '"NO ESTA AUTENTICADO"', '{}', 'null']) {
    for (const read of [readTrackId, readUploadStatus, readDocumentStatus]) {
      assert.throws(
        () => read(answer),
        (error) => error instanceof SiiResponseError && /^The response (is no|has no)/.test(error.message),
      );
    }
  }
  assert.throws(() => readTrackId('falta archivo'), /falta archivo/);
});
