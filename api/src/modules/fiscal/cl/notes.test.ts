import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XMLParser } from 'fast-xml-parser';
import { verifyXml } from '../signing/verify.ts';
import { signedSeed } from './boleta-api.ts';
import { readNoteStatus, readNoteTrackId, readNoteUploadStatus, soapReturn } from './note-answer.ts';
import { getDocumentStatus, getSeed, getToken, getUploadStatus, type SiiSoapRequest } from './note-api.ts';
import { SiiResponseError } from './sii-response.ts';
import { anXmlAnswer, aSoapAnswer } from './testing/answers.ts';
import { aBoleta, aCreditNote, certificate, settings } from './testing/documents.ts';
import { readSeed, readToken } from './token-answer.ts';

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });
const bodyOf = ({ body }: SiiSoapRequest) => parser.parse(body).Envelope.Body;

test('[FIS-06] credit notes have a session of their own', () => {
  assert.deepEqual([getSeed().path, bodyOf(getSeed())], ['/DTEWS/CrSeed.jws', { getSeed: '' }]);
  const seed = readSeed(soapReturn(aSoapAnswer('getSeed', anXmlAnswer('<SEMILLA>012</SEMILLA>'))));
  const request = getToken(signedSeed(seed, certificate));
  const posted: string = bodyOf(request).getToken.pszXml;
  assert.equal(verifyXml(posted).length, 1, 'the signed seed arrives as it was signed');
  assert.match(posted, /<Semilla>012<\/Semilla>/);
  assert.equal(readToken(soapReturn(aSoapAnswer('getToken', anXmlAnswer('<TOKEN>AB1</TOKEN>')))), 'AB1');
});

test('[FIS-06] an upload of credit notes has a track id, or a reason', () => {
  const answer = (rest: string) => `<?xml version="1.0"?><RECEPCIONDTE><FILE>envio.xml</FILE>${rest}</RECEPCIONDTE>`;
  assert.equal(readNoteTrackId(answer('<STATUS>0</STATUS><TRACKID>0150400582</TRACKID>')), '0150400582');
  const refused = answer('<STATUS>7</STATUS><DETAIL><ERROR>LSX-00213</ERROR><ERROR>otro</ERROR></DETAIL>');
  assert.throws(() => readNoteTrackId(refused), /failed: 7: the schema refuses the file: LSX-00213: otro$/);
  assert.throws(() => readNoteTrackId(answer('<STATUS>5</STATUS><TRACKID>1</TRACKID>')), /session has ended/);
  assert.throws(() => readNoteTrackId('<html>'), SiiResponseError);
});

test('[FIS-06] credit notes are asked for by envelope and by number', () => {
  assert.deepEqual(bodyOf(getUploadStatus('76123456-0', '15', 'AB1')), {
    getEstUp: { RutCompania: '76123456', DvCompania: '0', TrackId: '15', Token: 'AB1' },
  });
  assert.deepEqual(bodyOf(getDocumentStatus(aCreditNote(aBoleta()), settings, 'AB1')).getEstDte, {
    ...{ RutConsultante: '11111111', DvConsultante: '1', RutCompania: '76123456', DvCompania: '0' },
    ...{ RutReceptor: '66666666', DvReceptor: '6', TipoDte: '61', FolioDte: '3' },
    ...{ FechaEmisionDte: '05032027', MontoDte: '11900', Token: 'AB1' },
  });
  const counts = '<INFORMADOS>3</INFORMADOS><ACEPTADOS>1</ACEPTADOS><RECHAZADOS>2</RECHAZADOS><REPAROS>0</REPAROS>';
  assert.deepEqual(readNoteUploadStatus(aSoapAnswer('getEstUp', anXmlAnswer(counts, 'EPR', 'Envio Procesado'))), {
    ...{ state: 'processed', code: 'EPR', message: 'Envio Procesado', accepted: 1, rejected: 2, observed: 0 },
  });
  const received = readNoteUploadStatus(aSoapAnswer('getEstUp', anXmlAnswer('', 'REC', 'Envio Recibido')));
  assert.deepEqual([received.state, received.accepted], ['in-process', 0]);
  const header = '<ESTADO>DOK</ESTADO><GLOSA_ESTADO>DTE Recibido</GLOSA_ESTADO>';
  const status = `<RESPUESTA><RESP_HDR>${header}</RESP_HDR></RESPUESTA>`;
  assert.deepEqual(readNoteStatus(aSoapAnswer('getEstDte', status)), {
    ...{ state: 'registered', code: 'DOK', description: 'DTE Recibido' },
  });
});

test('[FIS-06] an answer that is none of the services is told', () => {
  for (const answer of [
    '<html>Error 500',
    '<a/>',
    aSoapAnswer('getEstUp', '<RESPUESTA/>'),
    aSoapAnswer('getEstUp', ''),
  ]) {
    assert.throws(() => readNoteUploadStatus(answer), SiiResponseError, answer);
    assert.throws(() => readNoteStatus(answer), SiiResponseError, answer);
  }
});
