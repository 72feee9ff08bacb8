import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldError, Guest, GuestListReading } from '@idavuelta/shared/contracts';
import writeXlsxFile from 'write-excel-file/node';
import { aSpreadsheet, createOrganiserSteps } from '../../../testing/event-requests.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { row, sheetData, written } from '../../../testing/written-workbook.ts';

const testApp = await openTestApp();
const organiser = createOrganiserSteps(testApp);

/** Returns what the API accepts of a list. */
async function taken(file: Uint8Array) {
  const { token, id } = await organiser.newRequest();
  const { status, body } = await organiser.uploadGuests(token, id, file);
  assert.equal(status, 200, JSON.stringify(body));
  return (await testApp.call<Guest[]>('GET', `/shop-api/event-requests/${id}/guests`, { token })).data;
}

const ana = { name: 'Ana Rojas', email: 'ana@example.org', seats: 2, booked: 0 };
const formula = (text: string) => ({ formula: text });

test('[FLT-14] titles may stand above the headings, also in a merged cell', async () => {
  const file = await writeXlsxFile([
    [{ value: 'Boda de Lucía y Marcos', columnSpan: 3, fontWeight: 'bold' }],
    [null],
    [{ value: 'Actualizado el 3 de marzo' }],
    [{ value: 'Nombre' }, { value: 'Correo' }, { value: 'Cupos' }],
    [{ value: 'Ana Rojas' }, { value: 'ana@example.org' }, { value: 2 }],
  ]).toBuffer();
  assert.deepEqual(await taken(file), [ana]);
});

test('[FLT-14] only the sheet with the guests counts, wherever it is', async () => {
  const sums = [[{ value: 'Presupuesto' }], [{ value: 'Total' }, { type: 'Formula' as const, value: 'SUM(A1:A2)' }]];
  const list = [
    [{ value: 'Nombre' }, { value: 'Correo' }, { value: 'Cupos' }],
    [{ value: 'Ana Rojas' }, { value: 'ana@example.org' }, { value: 2 }],
  ];
  for (const sheets of [
    [sums, list],
    [list, sums],
  ]) {
    const file = await writeXlsxFile(sheets.map((data, index) => ({ data, sheet: `Hoja ${index + 1}` }))).toBuffer();
    assert.deepEqual(await taken(file), [ana]);
  }
});

test('[FLT-14] a formula in a column that is not imported, or below the guests, does not matter', async () => {
  const file = await aSpreadsheet([
    ['Nº', 'Nombre', 'Correo', 'Cupos', 'Mesa'],
    [formula('ROW()-1'), 'Ana Rojas', 'ana@example.org', 2, formula('1+1')],
    [formula('ROW()-1'), null, null, null, null],
    [null, 'TOTAL', null, formula('SUM(D2:D2)'), null],
  ]);
  assert.deepEqual(await taken(file), [ana]);
});

test('[FLT-14] headings are known by what they mean, in five languages', async () => {
  for (const [name, email, seats] of [
    ['NOMBRE Y APELLIDO', 'Correo electrónico:', 'Nº de cupos'],
    ['Invitado', 'E-mail', 'Cant. de pases'],
    ['Nombre completo', 'Mail / Email', 'Número de plazas'],
    ['Guest name', 'Email address', 'Number of seats'],
    ['Nome completo', 'Endereço de e-mail', 'Qtd. de vagas'],
  ] as const)
    assert.deepEqual(
      await taken(
        await aSpreadsheet([
          [name, email, seats],
          ['Ana Rojas', ana.email, 2],
        ]),
      ),
      [ana],
      name,
    );
});

test('[FLT-14] WHATSAPP is a phone, and first and last names are one name', async () => {
  const { token, id } = await organiser.newRequest();
  const bad = await aSpreadsheet([
    ['Apellidos', 'Nombre', 'WHATSAPP', 'Correo'],
    ['Rojas', 'Ana', 'no tiene', 'ana@example.org'],
  ]);
  const { body } = await organiser.uploadGuests(token, id, bad);
  assert.deepEqual((body as { errors?: FieldError[] }).errors, [
    { field: 'guests', row: 2, column: 'WHATSAPP', reason: 'phone' },
  ]);
  const good = await aSpreadsheet([
    ['Apellido paterno', 'Apellido materno', 'Nombre', 'WHATSAPP', 'Correo'],
    ['Rojas', 'Ñahui', 'Ana', '\u202A+51 987.654.321\u202C', '\u00A0ana@example.org\u200B'],
  ]);
  assert.deepEqual(await taken(good), [{ ...ana, name: 'Ana Rojas Ñahui', seats: 1 }]);
});

test('[FLT-14] borders far below the last guest are no guests', async () => {
  const bordered = Array.from({ length: 30_000 }, (_, row) =>
    ['Nombre', 'Correo', 'Cupos'].map((heading, column) => ({
      value: row === 0 ? heading : row > 2 ? undefined : [`Guest ${row}`, `g${row}@example.org`, 1][column],
      borderStyle: 'thin' as const,
    })),
  );
  const guests = await taken(await writeXlsxFile(bordered).toBuffer());
  assert.deepEqual(
    guests.map(({ name }) => name),
    ['Guest 1', 'Guest 2'],
  );
});

test('[FLT-14] what is read and what is not is told before anything is taken', async () => {
  const { token, id } = await organiser.newRequest();
  const list = [
    [{ value: 'Boda' }],
    [{ value: 'Mesa' }, { value: 'Nombre' }, { value: 'Apellido' }, { value: 'Correo' }],
    [{ value: 4 }, { value: 'Ana' }, { value: 'Rojas' }, { value: 'ana@example.org' }],
  ];
  const file = await writeXlsxFile([
    { data: list, sheet: 'Invitados' },
    { data: [[{ value: 'Gastos' }]], sheet: 'Otros' },
  ]).toBuffer();
  const { status, data } = await testApp.upload<{ guests: number; reading: GuestListReading }>(
    '/shop-api/read-guests',
    { token, field: 'guests', file, name: 'invitados.xlsx' },
  );
  assert.equal(status, 200);
  assert.deepEqual(data, {
    guests: 1,
    reading: {
      sheet: 'Invitados',
      headingRow: 2,
      columns: [
        { column: 'name', from: ['Nombre', 'Apellido'] },
        { column: 'email', from: ['Correo'] },
      ],
      ignoredColumns: ['Mesa'],
      ignoredSheets: ['Otros'],
    },
  });
  const stored = await testApp.call<Guest[]>('GET', `/shop-api/event-requests/${id}/guests`, { token });
  assert.deepEqual(stored.data, []);
});

test('[FLT-33] what a spreadsheet hides is nobody’s invitation, and is told', async () => {
  const { token } = await organiser.newRequest();
  const headings = row(1, ['Nombre', 'Correo']);
  const old = sheetData(headings, row(2, ['Vieja', 'vieja@example.org']));
  const list = sheetData(
    headings,
    row(2, ['Ana Rojas', 'ana@example.org']),
    row(3, ['Quien no viene', 'no@example.org'], 'hidden="1"'),
  );
  const file = written([
    { name: 'Borrador', attributes: 'state="hidden"', xml: old },
    { name: 'Lista', xml: list },
  ]);
  const { data } = await testApp.upload<{ guests: number; reading: GuestListReading }>('/shop-api/read-guests', {
    token,
    field: 'guests',
    file,
    name: 'invitados.xlsx',
  });
  assert.equal(data.guests, 1);
  assert.equal(data.reading.sheet, 'Lista');
  assert.deepEqual(data.reading.hidden, { sheets: ['Borrador'], rows: 1, columns: [] });
});
