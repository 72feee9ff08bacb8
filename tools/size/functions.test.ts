import assert from 'node:assert/strict';
import { test } from 'node:test';
import { functionLengths } from './functions.ts';

test('functions with a body in braces are counted in lines, wherever they stand', () => {
  const source = `
// año
export function three() {
  return 1;
}
const list = { four: () => {
  a();
  b();
} };
const expression = () => 1;
`;
  assert.deepEqual(functionLengths(source, false), [3, 4]);
});

test('components are functions too', () => {
  assert.deepEqual(functionLengths('export function A() {\n  return <p>1</p>;\n}\n', true), [3]);
});
