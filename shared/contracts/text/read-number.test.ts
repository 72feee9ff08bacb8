import { type NumberReading, readNumber } from './read-number.ts';

const money = { decimals: 2, min: 0.01, max: 100_000 };
const pesos = { decimals: 0, min: 1, max: 100_000_000 };
const degrees = { decimals: 7, min: -90, max: 90 };

const texts: [string, Parameters<typeof readNumber>[1], NumberReading['value'] | NumberReading['problem']][] = [
  ['12,50', money, 12.5],
  ['12.50', money, 12.5],
  ['1,5', money, 1.5],
  ['72,', money, 72],
  [',5', money, 0.5],
  ['1.234,56', money, 1234.56],
  ['1,234.56', money, 1234.56],
  ['1 234,56', money, 1234.56],
  ['1\u202f234,56', money, 1234.56],
  ['1’234.56', money, 1234.56],
  ['S/ 1,234.56', money, 1234.56],
  ['S/.45.50', money, 45.5],
  ['45,5 €', money, 45.5],
  [' 12 % ', money, 12],
  ['1.234', money, 1234],
  ['0,005', money, 'too_many_decimals'],
  ['12,345.6', money, 12_345.6],
  ['12,3456', money, 'too_many_decimals'],
  ['1.234.56', money, 'no_number'],
  ['1,234,5', money, 'no_number'],
  ['12 50', money, 'no_number'],
  ['12e3', money, 'no_number'],
  ['0x10', money, 'no_number'],
  ['doce', money, 'no_number'],
  ['.', money, 'no_number'],
  ['-5', money, 'out_of_bounds'],
  ['100.000,01', money, 'out_of_bounds'],
  ['15.000', pesos, 15_000],
  ['15,000', pesos, 15_000],
  ['$15.990', pesos, 15_990],
  ['CLP 1.234.567', pesos, 1_234_567],
  ['15000,00', pesos, 15_000],
  ['12,5', pesos, 'not_whole'],
  ['15.00', pesos, 15],
  ['-12.046', degrees, -12.046],
  ['−77,043', degrees, -77.043],
  ['1.234', degrees, 1.234],
  ['1.234', { decimals: 3 }, 'ambiguous'],
];

it.each(texts)('[FLT-28] %p is read within %p as %p', (text, limits, wanted) => {
  const { value, problem } = readNumber(text, limits);
  expect(value ?? problem).toBe(wanted);
});
