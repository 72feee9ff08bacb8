import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../../../testing/check-property.ts';
import type { FiscalDocument } from '../fiscal-document.ts';
import { type AltaPlace, renderAlta } from './alta.ts';
import { renderAnulacion } from './anulacion.ts';
import { qrUrls } from './qr.ts';
import { assertValid } from './schema.ts';
import { aCorrection, aDocument, anInvoice, company, eur, place, settings } from './testing/spanish-documents.ts';

const xmlOf = (document: FiscalDocument, changes: Partial<AltaPlace> = {}) =>
  Buffer.from(renderAlta(document, place(changes)).xml).toString();
/** Texts of all elements of a name. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

test('[FIS-04] a factura simplificada names no buyer, and has base and tax', () => {
  const xml = xmlOf(aDocument(12_100, { buyer: company }));
  assert.deepEqual(all(xml, 'TipoFactura'), ['F2']);
  assert.doesNotMatch(xml, /Destinatarios|TipoRectificativa|Subsanacion/);
  assert.deepEqual(all(xml, 'TipoImpositivo'), ['10.00']);
  assert.deepEqual(all(xml, 'BaseImponibleOimporteNoSujeto'), ['110.00']);
  assert.deepEqual(
    [all(xml, 'CuotaRepercutida'), all(xml, 'CuotaTotal'), all(xml, 'ImporteTotal')],
    [['11.00'], ['11.00'], ['121.00']],
  );
  assert.match(xml, /<Encadenamiento><PrimerRegistro>S</);
});

test('[FIS-04] an invoice names its buyer by the NIF, or by the id of another country', () => {
  assert.deepEqual(all(xmlOf(anInvoice(100_000)), 'NIF'), ['A28015865', 'B12345674']);
  const typed = { idKind: 'personal', taxId: ' 12.345.678-z', name: "Ana O'Higgins" } as const;
  const spanish = xmlOf(anInvoice(100, { buyer: typed }));
  assert.deepEqual(all(spanish, 'NIF')[0], '12345678Z');
  assert.deepEqual(all(spanish, 'NombreRazon')[0], 'Ana O’Higgins');
  const passport = { idKind: 'passport', taxId: 'AB123456', name: 'Ann Other' } as const;
  const foreign = xmlOf(anInvoice(100, { buyer: passport }), { buyerCountry: 'GB' });
  assert.match(foreign, /<IDOtro><CodigoPais>GB<\/CodigoPais><IDType>03<\/IDType><ID>AB123456<\/ID><\/IDOtro>/);
  const peruvian = { idKind: 'company', taxId: '20131312955', name: 'Compradora SAC' } as const;
  assert.match(
    xmlOf(anInvoice(100, { buyer: peruvian }), { buyerCountry: 'PE' }),
    /<IDType>04<\/IDType><ID>20131312955</,
  );
});

test('[FIS-04] a refund is a rectificativa by the difference, which names the corrected document', () => {
  const issuedAt = new Date('2027-06-30T21:59:00Z');
  const ofSimplified = xmlOf(aCorrection(aDocument(12_100, { number: 7, issuedAt }), 1210));
  assert.deepEqual([all(ofSimplified, 'TipoFactura'), all(ofSimplified, 'TipoRectificativa')], [['R5'], ['I']]);
  assert.match(
    ofSimplified,
    /<IDFacturaRectificada><IDEmisorFactura>89890001K<\/IDEmisorFactura><NumSerieFactura>T27-7<\/NumSerieFactura><FechaExpedicionFactura>30-06-2027</,
  );
  assert.deepEqual([all(ofSimplified, 'CuotaTotal'), all(ofSimplified, 'ImporteTotal')], [['-1.10'], ['-12.10']]);
  assert.deepEqual(all(ofSimplified, 'DescripcionOperacion'), ['Devolución; Ida y vuelta']);
  assert.doesNotMatch(ofSimplified, /Destinatarios/);

  const ofInvoice = xmlOf(aCorrection(anInvoice(12_100), 12_100), { settings: { ...settings, correction: 'R4' } });
  assert.deepEqual(all(ofInvoice, 'TipoFactura'), ['R4']);
  assert.equal(all(ofInvoice, 'NIF')[0], 'A28015865');
});

test('[FIS-04] an exempt sale has a code of exemption and neither rate nor tax', () => {
  const xml = xmlOf(aDocument(5000, { taxPercent: 0 }), {
    settings: { ...settings, exemption: 'E1', tax: '03', regime: '17' },
  });
  assert.match(xml, /<Impuesto>03<.*<ClaveRegimen>17<.*<OperacionExenta>E1</);
  assert.doesNotMatch(xml, /TipoImpositivo|CuotaRepercutida|CalificacionOperacion/);
  assert.deepEqual([all(xml, 'CuotaTotal'), all(xml, 'ImporteTotal')], [['0.00'], ['50.00']]);
  assert.deepEqual(all(xmlOf(aDocument(10_750, { taxPercent: 7.5 })), 'TipoImpositivo'), ['7.50']);
  const corrected = aCorrection(aDocument(5000, { taxPercent: 0 }), 5000, { taxPercent: 0 });
  const correction = xmlOf(corrected, { settings: { ...settings, exemption: 'E1' } });
  assert.deepEqual([all(correction, 'CuotaTotal'), all(correction, 'ImporteTotal')], [['0.00'], ['-50.00']]);
});

test('[FIS-04] the system says whether it holds documents of more than one issuer', () => {
  const indicators = [false, true].map((servesMany) =>
    all(xmlOf(aDocument(100), { servesMany }), 'IndicadorMultiplesOT'),
  );
  assert.deepEqual(indicators, [['N'], ['S']]);
});

test('[FIS-04] a tax that is neither IVA, IPSI nor IGIC has no regime', () => {
  assert.doesNotMatch(xmlOf(aDocument(100), { settings: { ...settings, tax: '05' } }), /ClaveRegimen/);
});

test('[FIS-04] days and times are those of the issuer’s zone, with its offset at that moment', () => {
  const at = (moment: string, timeZone: string) => {
    const xml = xmlOf(aDocument(100, { issuedAt: new Date(moment), timeZone }), { generatedAt: new Date(moment) });
    return [all(xml, 'FechaExpedicionFactura')[0], all(xml, 'FechaHoraHusoGenRegistro')[0]];
  };
  assert.deepEqual(at('2027-07-01T22:30:00Z', 'Europe/Madrid'), ['02-07-2027', '2027-07-02T00:30:00+02:00']);
  assert.deepEqual(at('2027-12-31T23:30:00Z', 'Europe/Madrid'), ['01-01-2028', '2028-01-01T00:30:00+01:00']);
  assert.deepEqual(at('2027-12-31T23:30:00Z', 'Atlantic/Canary'), ['31-12-2027', '2027-12-31T23:30:00+00:00']);
  assert.deepEqual(at('2027-10-31T00:59:59Z', 'Europe/Madrid')[1], '2027-10-31T02:59:59+02:00');
  assert.deepEqual(at('2027-10-31T01:00:00Z', 'Europe/Madrid')[1], '2027-10-31T02:00:00+01:00');
});

test('[FIS-04] the QR code leads to the authority, in production and in tests', () => {
  const qrOf = (qrUrl: string, series = 'T27') =>
    renderAlta(aDocument(12_100, { series, number: 33 }), place({ settings: { ...settings, qrUrl } })).stamp;
  const query = 'nif=89890001K&numserie=T27-33&fecha=02-07-2027&importe=121.00';
  assert.deepEqual(qrOf(qrUrls.production), {
    symbology: 'qrcode',
    text: `https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?${query}`,
  });
  assert.equal(qrOf(qrUrls.test).text, `https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?${query}`);
  assert.match(qrOf(qrUrls.test, 'T27/A').text, /&numserie=T27%2FA-33&/);
});

test('[FIS-04] a record is chained to the one before it, whatever the order in which its link was stored', () => {
  const { link } = renderAnulacion(aDocument(100), place());
  const stored = Object.fromEntries(Object.entries(link).reverse()) as unknown as typeof link;
  assert.match(
    xmlOf(aDocument(100), { position: 2, previous: stored }),
    new RegExp(
      `<RegistroAnterior><IDEmisorFactura>89890001K</IDEmisorFactura><NumSerieFactura>T27-1</NumSerieFactura><FechaExpedicionFactura>02-07-2027</FechaExpedicionFactura><Huella>${link.Huella}<`,
    ),
  );
});

test('[FIS-04] a record made anew says why', () => {
  assert.match(xmlOf(aDocument(100), { remade: 'X' }), /<Subsanacion>S<\/Subsanacion><RechazoPrevio>X</);
  const annulment = renderAnulacion(aDocument(100), { ...place(), unknownToAuthority: true, rejectedBefore: true });
  assert.match(Buffer.from(annulment.xml).toString(), /<SinRegistroPrevio>S<\/SinRegistroPrevio><RechazoPrevio>S</);
});

test('[FIS-04] any typed text gives valid XML', () => {
  const description = `${'<b>"Q&A"</b> &amp; &no; &#0; \u0007\ud800 👨‍👩‍👧 '.repeat(40)}`;
  const lines = [{ description, quantity: 1, unitPrice: eur(100), total: eur(100) }];
  const [text = ''] = all(xmlOf(aDocument(100, { lines })), 'DescripcionOperacion');
  assert.ok(text.startsWith('(b)”Q&amp;A”(/b) &amp; amp; &amp; no; &amp; #0; 👨‍👩‍👧 (b)'), text);
  assert.ok(text.endsWith('…'));

  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.stringMatching(/^[&#;a-z0-9<>'"\][!-]{1,60}$/),
  );
  const rendered = fc.property(typed, (name) => {
    const [nif] = all(xmlOf(anInvoice(100, { buyer: { ...company, name: `X${name}`.slice(0, 120) } })), 'NIF');
    assert.equal(nif, 'A28015865');
  });
  checkProperty(rendered, 300);
});

test('[FIS-04] the limit of a factura simplificada is a setting', () => {
  assert.ok(xmlOf(aDocument(40_000)));
  assert.ok(xmlOf(aDocument(300_000), { settings: { ...settings, simplifiedLimit: eur(300_000) } }));
});

test('[FIS-04] XML that the schema does not allow is refused', () => {
  const xml = xmlOf(aDocument(100));
  assert.throws(() => assertValid(Buffer.from(xml.replace('F2', 'F9')), 'SuministroInformacion'), /TipoFactura/);
  assert.throws(() => assertValid(Buffer.from(xml.slice(1)), 'SuministroInformacion'));
});
