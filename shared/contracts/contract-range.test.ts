import { satisfiesRange } from './contract-range.ts';

it.each([
  ['1.0.0', '^1.0.0', true],
  ['1.3.0', '^1.2.5', true],
  ['1.2.4', '^1.2.5', false],
  ['1.2.0', '^1.3.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '1.x', false],
  ['2.1.0', '^1.0.0 || ^2.1.0', true],
  ['2.0.0', '^1.0.0 || ^2.1.0', false],
])('a shell with contract %s fulfils %s: %s', (version, range, expected) => {
  expect(satisfiesRange(version, range)).toBe(expected);
});
