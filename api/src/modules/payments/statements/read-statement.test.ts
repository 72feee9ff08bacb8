import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStatement } from './read-statement.ts';
import { referencesIn } from './references-in-text.ts';
import { withKeys } from './row-keys.ts';
import { readDay, readDecimal } from './statement-cells.ts';

const read = (text: string, ...more: Parameters<typeof readStatement> extends [unknown, ...infer R] ? R : never) =>
  readStatement(Buffer.from(text), ...more);

test('[API-10] a statement is read whatever language, delimiter and decimal sign its bank uses', () => {
  const statements = [
    'Fecha;Importe;Moneda;Concepto;Ordenante\n31/12/2026;1.234,50;EUR;IV-7KQ2M9XA;Ana',
    'Date,Amount,Currency,Description,Payer\n2026-12-31,"1,234.50",eur,IV-7KQ2M9XA,Ana\n',
    '\ufeffExtrato\t\t\t\t\nDATA\tVALOR\tMOEDA\tHISTÓRICO\tREMETENTE\n31.12.26\t€ 1234,5\tEUR\tIV-7KQ2M9XA\tAna\n\n',
  ];
  for (const statement of statements) {
    const { rows, errors } = read(statement);
    assert.deepEqual(errors, []);
    assert.deepEqual(
      rows.map(({ row, ...facts }) => facts),
      [
        {
          bookedOn: '2026-12-31',
          amount: { minor: 123_450, currency: 'EUR' },
          text: 'IV-7KQ2M9XA',
          payer: 'Ana',
          bankId: '',
        },
      ],
    );
  }
});

test('[API-10] letters of older spreadsheets are read, and every column with a text counts', () => {
  const latin = Buffer.from('Fecha;Descripción;Referencia;Abono\n1/2/2026;Año nuevo;IV-7KQ2M9XA;45', 'latin1');
  const { rows } = readStatement(latin, 'CLP');
  assert.deepEqual(rows[0]?.text, 'Año nuevo IV-7KQ2M9XA');
  assert.deepEqual(rows[0]?.amount, { minor: 45, currency: 'CLP' });
});

test('[API-10] what cannot be read is told by line and column, and the other rows count', () => {
  const { rows, errors, outgoing } = read(
    [
      'Fecha;Monto (abono);Moneda;Glosa',
      '30/02/2026;10;PEN;a',
      '01/02/2026;diez;PEN;b',
      '01/02/2026;10;USD;c',
      '01/02/2026;10,50;CLP;d',
      '01/02/2026;-10;PEN;e',
      '01/02/2026;10;PEN;f',
    ].join('\n'),
  );
  assert.deepEqual(errors, [
    { row: 2, column: 'Fecha', reason: 'date', cell: '30/02/2026' },
    { row: 3, column: 'Monto (abono)', reason: 'amount', cell: 'diez' },
    { row: 4, column: 'Moneda', reason: 'currency', cell: 'USD' },
    { row: 5, column: 'Monto (abono)', reason: 'amount-of-currency', cell: '10,50', currency: 'CLP' },
  ]);
  assert.deepEqual([rows.map(({ row }) => row), outgoing], [[7], 1]);
});

test('[API-10] a file that is no statement is refused in words', () => {
  assert.throws(() => read('Nombre;Correo\nAna;ana@example.org'), /no headings of a bank statement/);
  assert.throws(() => read(''), /no headings/);
  assert.throws(() => read('Fecha;Monto;Glosa\n1/2/2026;10;a'), /no column for the currency: name it with --currency/);
  assert.throws(() => read('Fecha;Monto;Glosa\n1/2/2026;10;"a', 'PEN'), /Quote Not Closed/);
});

test('[API-10] amounts and days are those that banks write, and nothing else', () => {
  const amounts: [string, number | undefined][] = [
    ['45,50', 45.5],
    ['45.5', 45.5],
    ['1.234', 1234],
    ['1,234', 1234],
    ['12.345.678,90', 12_345_678.9],
    ['1 234,50', 1234.5],
    ['S/. 45.50', 45.5],
    ['$ 11.250', 11_250],
    ['+45,50', 45.5],
    ['45,50-', -45.5],
    ['(45,50)', -45.5],
    ['', undefined],
    ['1,234,5', undefined],
    ['1.2345', undefined],
    ['12e3', undefined],
    ['45,50,', undefined],
  ];
  for (const [text, amount] of amounts) assert.equal(readDecimal(text), amount, text);
  const days: [string, string | undefined][] = [
    ['2026-11-05', '2026-11-05'],
    ['2026-11-05T10:00:00', '2026-11-05'],
    ['5/11/26', '2026-11-05'],
    ['05-11-2026 10:30', '2026-11-05'],
    ['29/02/2028', '2028-02-29'],
    ['11/22/2026', undefined],
    ['mañana', undefined],
    ['', undefined],
  ];
  for (const [text, day] of days) assert.equal(readDay(text), day, text);
});

test('[API-10] a number is found in whatever a bank makes of a reference', () => {
  for (const text of [
    'IV-7KQ2M9XA',
    'iv 7kq2m9xa',
    'TRANSF.IV7KQ2M9XA/ANA',
    'pago 7KQ2-M9XA iv7kq2-m9xa',
    'IV-7KQ2M9XA-2',
  ])
    assert.ok(referencesIn(text).numbers.includes('7KQ2M9XA'), text);
  assert.deepEqual(referencesIn('PAGO LUZ'), { numbers: [], words: [] });
});

test('[API-10] a row has one name in every statement: the bank’s, or what it says and which of those alike it is', () => {
  const keysOf = (text: string) => withKeys(read(text, 'PEN').rows).map(({ key }) => key);
  const head = 'Fecha;Monto;Glosa;Nro. operación\n';
  const [one, same, nextDay] = keysOf(`${head}1/2/2026;10;a;7\n1/2/2026;10,00;b;7\n2/2/2026;10;a;7`);
  assert.equal(one, same);
  assert.notEqual(one, nextDay);
  assert.equal(new Set(keysOf(`${head}1/2/2026;10;a;000\n1/2/2026;10;b;000`)).size, 2, 'zeros are no number');
  const alike = keysOf(`${head}1/2/2026;10;a;\n1/2/2026;10;a;`);
  assert.equal(new Set(alike).size, 2);
  assert.deepEqual(keysOf(`${head}5/1/2026;1;z;\n1/2/2026;10;a;\n1/2/2026;10;a;`).slice(1), alike);
});

test('[BOF-09] statements of BCP and BBVA are read by the headings that these banks write', () => {
  const bcp = [
    'Cuenta;191-1234567-0-12;Moneda;Soles',
    'Fecha;Fecha valuta;Descripción operación;Monto;Saldo;Sucursal - agencia;Operación - Número;Operación - Hora;Usuario;UTC;Referencia2',
    '20/11/2026;;TRAN.CTAS.TERC.BM IV-7KQ2M9XA;45.50;1045.50;111-008;00123456;10:15:00;TNP070;0101;',
  ].join('\n');
  const { rows, columns } = read(bcp, 'PEN');
  assert.deepEqual(
    rows.map(({ text, bankId, bookedOn, amount }) => [text, bankId, bookedOn, amount.minor]),
    [['TRAN.CTAS.TERC.BM IV-7KQ2M9XA', '00123456', '2026-11-20', 4550]],
  );
  assert.deepEqual(
    columns.filter(({ takenFor }) => takenFor).map(({ heading, takenFor, isEmpty }) => [heading, takenFor, isEmpty]),
    [
      ['Fecha', 'date', false],
      ['Descripción operación', 'text', false],
      ['Monto', 'amount', false],
      ['Operación - Número', 'bankId', false],
      ['Referencia2', 'text', true],
    ],
  );
  const bbva = 'F. Operación,F. Valor,Concepto,Importe\n20/11/2026,21/11/2026,IV-7KQ2M9XA,"45,50"';
  assert.deepEqual(
    read(bbva, 'EUR').rows.map(({ text, bookedOn, amount }) => [text, bookedOn, amount.minor]),
    [['IV-7KQ2M9XA', '2026-11-20', 4550]],
  );
});
