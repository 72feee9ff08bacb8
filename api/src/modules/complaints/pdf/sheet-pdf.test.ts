import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagesOf } from '../../../testing/pages-of.ts';
import type { StoredSheet } from '../complaints.repository.ts';
import { sheetPdf } from './sheet-pdf.ts';

const aSheet = (over: Partial<StoredSheet> = {}): StoredSheet => ({
  id: '6f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
  ...{ country: 'PE', year: 2027, number: 12, language: 'en_US', filedOn: '2027-07-16', dueOn: '2027-08-12' },
  filedAt: new Date('2027-07-17T02:03:00Z'),
  company: { name: 'Idavuelta Perú S.A.C.', taxId: '20131312955', address: 'Av. Larco 1232, Miraflores' },
  ...{ name: 'Rosa Ñique <Díaz>', documentKind: 'dni', documentNumber: '41234567', address: 'Jr. Ancash 320' },
  ...{ phone: '+51 987 654 321', email: 'rosa@example.org', item: 'service', itemDescription: 'Van al concierto' },
  guardian: { name: 'Ana Huamán', documentKind: 'passport', documentNumber: 'AB123456' },
  ...{ amountMinor: 9150, orderNumber: '7KQ2M9XA', kind: 'reclamo', detail: 'Llegó tarde.', request: 'El importe.' },
  ...{ answer: null, answeredAt: null, answeredBy: null },
  ...over,
});

test('[LEG-01] the sheet has every part of the law’s form, in Spanish of Peru', async () => {
  const [page = '', ...more] = await pagesOf(await sheetPdf(aSheet(), [{ name: 'van.png' }]));
  assert.equal(more.length, 0);
  for (const text of [
    ...['LIBRO DE RECLAMACIONES', 'Hoja de Reclamación', 'N.º 000000012-2027', '16 de julio de 2027, 21:03'],
    ...['Idavuelta Perú S.A.C.', 'RUC 20131312955', '1. Identificación del consumidor', 'Rosa Ñique <Díaz>'],
    ...['DNI 41234567', 'Ana Huamán · Pasaporte AB123456', '2. Identificación del bien contratado', 'S/91,50'],
    ...['3. Detalle de la reclamación', 'Reclamo', 'Llegó tarde.', 'El importe.', 'van.png', 'no requiere'],
    ...['a más tardar el 12 de agosto de 2027', 'quince (15) días hábiles', 'INDECOPI'],
  ])
    assert.ok(page.includes(text), `${text} is missing in: ${page}`);
});

test('[LEG-01] an answered sheet has its answer and the day', async () => {
  const answered = {
    answer: 'Te devolvemos todo.',
    answeredAt: new Date('2027-07-21T02:00:00Z'),
    answeredBy: 'staff:1',
  };
  const [page = ''] = await pagesOf(await sheetPdf(aSheet(answered), []));
  assert.match(page, /20 de julio de 2027.*Te devolvemos todo\./);
  assert.doesNotMatch(page, /Pendiente/);
});

const long: [what: string, detail: string][] = [
  ['words', 'palabra '.repeat(620)],
  ['lines', `${'x\n'.repeat(2490)}`],
  ['one word', 'W'.repeat(4990)],
];
for (const [what, detail] of long)
  test(`[LEG-01] a sheet of very many ${what} loses none of them`, async () => {
    const pages = await pagesOf(await sheetPdf(aSheet({ detail: `${detail}ÚLTIMA` }), []));
    const letters = (text: string) => text.replaceAll(/[^palbrxW]/g, '').length;
    const rest = (await pagesOf(await sheetPdf(aSheet({ detail: 'ÚLTIMA' }), []))).join('');
    const numbers = pages.map((_, i) => `Hoja N.º 1 Página ${i + 1} de ${pages.length}`).join('');
    const all = pages.join('');
    assert.equal(letters(all), letters(detail) + letters(rest) + (pages.length > 1 ? letters(numbers) : 0));
    assert.match(all, /ÚLTIMA/);
  });

test('[LEG-01] the same sheet is always the same bytes', async () =>
  assert.deepEqual(await sheetPdf(aSheet(), []), await sheetPdf(aSheet(), [])));
