import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSVG } from 'bwip-js/node';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { checkProperty } from '../../../testing/check-property.ts';
import { pagesOf } from '../../../testing/pages-of.ts';
import * as cl from '../cl/testing/documents.ts';
import * as es from '../es/testing/spanish-documents.ts';
import type { FiscalDocument, RenderedDocument } from '../fiscal-document.ts';
import * as pe from '../pe/testing/documents.ts';
import { documentPdf } from './document-pdf.ts';
import { drawnStamp } from './stamp.ts';

const qr = { symbology: 'qrcode', text: 'https://example.org/ValidarQR?nif=89890001K&numserie=T27-1' } as const;
const resolution = { number: 99, date: '2014-08-22' };
const factura = pe.aFactura();
const invoice = es.anInvoice(12_100);

const printed: [name: string, document: FiscalDocument, stamp: RenderedDocument['stamp'], texts: string[]][] = [
  [
    'boleta of Peru',
    pe.aBoleta(),
    qr,
    [
      ...[
        'EMPRESA DE PRUEBA S.A.C.',
        'RUC 20100070970',
        'BOLETA DE VENTA ELECTRÓNICA',
        'B001-00001241',
        '05/03/2027 20:30',
      ],
      ...['Rosa Ñique <Díaz>', '45678912', 'S/59,00', 'S/118,00', 'Op. gravada S/100,00', 'IGV (18 %) S/18,00'],
      ...['SON: CIENTO DIECIOCHO CON 00/100 SOLES', 'Representación impresa de la BOLETA DE VENTA ELECTRÓNICA'],
    ],
  ],
  ['factura of Peru', factura, qr, ['FACTURA ELECTRÓNICA', 'F001-00000007', 'COMPRADORA S.A.', 'Jr. Unión 5, Lima']],
  [
    'credit note of Peru',
    pe.aCreditNote(factura),
    qr,
    [
      ...['NOTA DE CRÉDITO ELECTRÓNICA', 'FC01-00000003', 'FACTURA ELECTRÓNICA F001-00000007 del 05/03/2027'],
      'Motivo Cancelación del evento',
    ],
  ],
  [
    'boleta of Chile',
    cl.aBoleta(),
    cl.render(cl.aBoleta()).stamp,
    [
      ...['R.U.T.: 76.123.456-0', 'BOLETA ELECTRÓNICA', 'N° 1041', 'S.I.I.', 'Giro: Transporte de pasajeros', '$5.950'],
      ...['Monto neto $10.000', 'IVA (19 %) $1.900', 'Total $11.900', 'Timbre Electrónico SII', 'Res. 99 de 2014'],
    ],
  ],
  [
    'exempt boleta of Chile',
    cl.anExemptBoleta(),
    cl.render(cl.anExemptBoleta()).stamp,
    ['BOLETA EXENTA ELECTRÓNICA', 'N° 7', 'Monto exento $11.900'],
  ],
  [
    'credit note of Chile',
    cl.aCreditNote(cl.anExemptBoleta()),
    cl.render(cl.aCreditNote(cl.aBoleta())).stamp,
    ['NOTA DE CRÉDITO ELECTRÓNICA', 'BOLETA EXENTA ELECTRÓNICA N° 7 del 05/03/2027'],
  ],
  [
    'factura simplificada of Spain',
    es.aDocument(2200),
    qr,
    [
      ...['QR tributario:', 'VERI*FACTU', 'NIF 89890001K', 'FACTURA SIMPLIFICADA', 'N.º T27-1', '02/07/2027 00:30'],
      ...['Base imponible 20,00 €', 'IVA (10 %) 2,00 €', 'Total 22,00 €'],
    ],
  ],
  ['factura of Spain', invoice, qr, ['FACTURA', 'N.º F27-1', 'Compradora SA', 'A28015865']],
  [
    'factura rectificativa of Spain',
    es.aCorrection(invoice, 6050),
    qr,
    ['FACTURA RECTIFICATIVA', 'FACTURA N.º F27-1 del 02/07/2027', 'Motivo Devolución', 'Total -60,50 €'],
  ],
];

for (const [name, document, stamp, texts] of printed) {
  test(`[FIS-03] the printed document says what was charged, in its country’s words: ${name}`, async () => {
    const pdf = await documentPdf(document, stamp, { resolution });
    const [page = '', ...others] = await pagesOf(pdf);
    assert.deepEqual(others, []);
    for (const text of texts) assert.ok(page.includes(text), `${text} is not in: ${page}`);
    assert.ok(pdf.equals(await documentPdf(document, stamp, { resolution })), 'the bytes differ');
  });
}

test('[FIS-03] without a stamp the document says nothing of one', async () => {
  const [page = ''] = await pagesOf(await documentPdf(cl.aBoleta(), undefined));
  assert.doesNotMatch(page, /Timbre/);
  assert.match(page, /Total \$11\.900/);
});

test('[FIS-03] a tax of another name is printed by it', async () => {
  const [page = ''] = await pagesOf(await documentPdf(es.aDocument(2200), qr, { taxName: 'IGIC' }));
  assert.match(page, /IGIC \(10 %\) 2,00/);
  assert.doesNotMatch(page, /IVA/);
});

test('[FIS-03] a screen reader is told title, language, structure and what the code is', async () => {
  const task = getDocument({ data: new Uint8Array(await documentPdf(es.aDocument(2200), qr)), verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  assert.partialDeepStrictEqual(info, {
    ...{ Title: 'FACTURA SIMPLIFICADA N.º T27-1', Author: 'Viajes de Prueba SL', Language: 'es-ES' },
    CreationDate: 'D:20270701223000Z',
  });
  const structure = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ['H1', 'Table', 'TH', 'TD']) assert.ok(structure.includes(`"role":"${role}"`), role);
  assert.match(structure, /"alt":"Código QR para comprobar la factura/);
  await task.destroy();
});

test('[FIS-03] many lines go on over pages with headings, and the totals come last', async () => {
  const lines = Array.from({ length: 80 }, (_, i) => ({
    ...{ description: `Ida y vuelta ${i + 1}.`, quantity: 1, unitPrice: pe.pen(1000), total: pe.pen(1000) },
  }));
  const amounts = { base: pe.pen(67_797), tax: pe.pen(12_203), total: pe.pen(80_000) };
  const pages = await pagesOf(await documentPdf(pe.aFactura({ lines, ...amounts }), qr));
  assert.equal(pages.length, 4);
  for (const [i, page] of pages.entries()) {
    for (const text of ['F001-00000007', `Página ${i + 1} de 4`]) assert.ok(page.includes(text), text);
    assert.equal(page.includes('Precio unitario'), page.includes('Ida y vuelta '));
    assert.equal(page.includes('S/800,00'), i === 3);
  }
  const written = pages.join(' ');
  assert.deepEqual(
    lines.filter(({ description }) => !written.includes(description)),
    [],
  );
});

const long = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 });

test('[FIS-03] names and descriptions of any length and script are printed', () =>
  checkProperty(
    fc.asyncProperty(
      long,
      long,
      fc.constantFrom('W'.repeat(300), 'شارع الملك 👨‍👩‍👧', 'a\ud800\u0007'),
      async (name, text, other) => {
        const line = { quantity: 1, unitPrice: pe.pen(5900), total: pe.pen(5900) };
        const document = pe.aFactura({
          issuer: { ...factura.issuer, tradeName: name, legalName: other.repeat(3) },
          buyer: { ...factura.buyer, name: other, address: text },
          lines: [name, text, other].map((description) => ({ description, ...line })),
          reason: text.repeat(5),
        });
        const pages = await pagesOf(await documentPdf(document, qr));
        assert.ok(pages.length <= 2 && pages.at(-1)?.includes('S/118,00'), String(pages.length));
      },
    ),
    15,
  ));

/** A document that notes what is drawn on it. */
function recorder() {
  const squares: number[][] = [];
  const paths: string[] = [];
  const drawing: Record<string, (...values: never[]) => unknown> = {
    rect: (...square: number[]) => squares.push(square),
    path: (path: string) => paths.push(path),
  };
  const document: PDFKit.PDFDocument = new Proxy({} as PDFKit.PDFDocument, {
    get:
      (_, name: string) =>
      (...values: never[]) => {
        drawing[name]?.(...values);
        return document;
      },
  });
  return { document, squares, paths };
}

test('[FIS-04] a scanner reads the QR code in the size that the authority demands', () => {
  const { document, squares } = recorder();
  const stamp = drawnStamp(document, qr, es.aDocument(2200));
  stamp.draw(0, 0);
  const millimetres = (stamp.width / 72) * 25.4;
  assert.ok(millimetres >= 30 && millimetres <= 40, String(millimetres));
  const side = Math.round(stamp.width / (squares[0]?.[2] ?? 1)) * 4;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x = 0, y = 0, module = 1] of squares) {
    const [left, top] = [Math.round((x / module) * 4), Math.round((y / module) * 4)];
    for (let i = 0; i < 16; i++)
      picture.fill(
        0,
        ((top + (i >> 2)) * side + left + (i & 3)) * 4,
        ((top + (i >> 2)) * side + left + (i & 3)) * 4 + 3,
      );
  }
  assert.equal(jsQR(picture, side, side)?.data, qr.text);
});

test('[FIS-06] the stamp is drawn as PDF417, a byte for each character, in the size that the authority demands', () => {
  const { stamp } = cl.render(cl.aBoleta());
  const { document, paths } = recorder();
  const { width, height, draw } = drawnStamp(document, stamp, cl.aBoleta());
  draw(0, 0);
  const options = { bcid: 'pdf417', text: stamp.text, binarytext: true, eclevel: 5, columns: 15 };
  assert.equal(paths.length, 1);
  assert.ok(toSVG(options).includes(`d="${paths[0]}"`));
  const [wide, high] = [width, height].map((points) => (points / 72) * 25.4);
  assert.ok(wide && high && wide >= 50 && wide <= 90 && high >= 20 && high <= 42, `${wide} × ${high}`);
});
