import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { renderAlta } from '@idavuelta/api/modules/fiscal/es/alta.ts';
import { renderEnvelope } from '@idavuelta/api/modules/fiscal/es/envelope.ts';
import { namespaces } from '@idavuelta/api/modules/fiscal/es/namespaces.ts';
import { assertValid } from '@idavuelta/api/modules/fiscal/es/schema.ts';
import { aDocument, place } from '@idavuelta/api/modules/fiscal/es/testing/spanish-documents.ts';
import { verifactuPath } from './path.ts';
import { startAeatSimulator } from './server.ts';

const { url, close } = await startAeatSimulator();
after(() => close());

async function post(envelope: Uint8Array) {
  const headers = { 'content-type': 'text/xml; charset=utf-8' };
  const response = await fetch(url + verifactuPath, { method: 'POST', headers, body: Buffer.from(envelope) });
  return response.text();
}

async function codesOf(envelope: Uint8Array) {
  const answer = await post(envelope);
  const [, body = ''] = /<env:Body Id="Body">(.*)<\/env:Body>/s.exec(answer) ?? [];
  assertValid(Buffer.from(body), 'RespuestaSuministro');
  return [...answer.matchAll(/<tikR:EstadoRegistro>(\w+)<\/tikR:EstadoRegistro>(?:<\w+:\w+>(\d+))?/g)].map(
    ([, state, code]) => [state, code].filter(Boolean).join(' '),
  );
}

const { issuer } = aDocument(100);
const numbered = (number: number, position: number, previous?: ReturnType<typeof renderAlta>) =>
  renderAlta(aDocument(100, { number }), place({ position, previous: previous?.link }));

test('[FIS-04] huella and order of a chain are checked, and a number is taken once', async () => {
  const first = numbered(1, 1);
  const second = numbered(2, 2, first);
  assert.deepEqual(await codesOf(renderEnvelope(issuer, [first.xml, second.xml])), ['Correcto', 'Correcto']);
  assert.deepEqual(await codesOf(renderEnvelope(issuer, [second.xml])), ['Incorrecto 3000']);
  const third = numbered(3, 3, second);
  const altered = Buffer.from(String(third.xml).replace(third.link.Huella.slice(0, 4), 'BEEF'));
  assert.deepEqual(await codesOf(renderEnvelope(issuer, [altered])), ['AceptadoConErrores 2000']);
  assert.deepEqual(await codesOf(renderEnvelope(issuer, [numbered(4, 4, second).xml])), ['AceptadoConErrores 2999']);
  assert.deepEqual(await codesOf(renderEnvelope(issuer, [numbered(5, 1).xml])), ['AceptadoConErrores 2007']);
});

test('[FIS-04] only an issuer’s own records are taken, and only valid ones', async () => {
  const other = { ...issuer, taxId: 'B12345674' };
  assert.deepEqual(await codesOf(renderEnvelope(other, [numbered(9, 1).xml])), ['Incorrecto 1999']);
  const invalid = Buffer.from(String(renderEnvelope(issuer, [numbered(9, 1).xml])).replaceAll('Desglose', 'Desglos'));
  assert.match(await post(invalid), /env:Client.*Codigo\[4102\]/s);
  assert.match(await post(Buffer.from('no XML')), new RegExp(`${namespaces.soap}.*4102`, 's'));
});

test('[FIS-07] a running service is switched to its faults, and back', async () => {
  const switchTo = async (mode: string) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/panel/mode`, { method: 'POST', headers, body: JSON.stringify({ mode }) })).status;
  };
  const one = renderEnvelope(issuer, [numbered(20, 1).xml]);
  assert.equal(await switchTo('refuses'), 204);
  assert.deepEqual(await codesOf(one), ['Incorrecto 1999']);
  assert.equal(await switchTo('fails'), 204);
  assert.match(await post(one), /env:Server/);
  assert.equal(await switchTo('none'), 204);
  assert.deepEqual(await codesOf(one), ['Correcto']);
});
