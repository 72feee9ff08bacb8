import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeBetween } from './changes.ts';
import { reachable } from './declarations.ts';
import { verdict } from './verdict.ts';

const report = (...declarations: string[]) => `# Contract\n\n\`\`\`ts\n${declarations.join('\n\n')}\n\`\`\`\n`;
const orderPaid = 'export const orderPaid: ContractEvent<{\n    orderId: string;\n}>;';
const address =
  'const addressSchema: TObject<{\n    street: TObject<{\n        name: TString;\n        number: TString;\n    }>;\n    county: TString;\n}>;';
const slotName = "export type SlotName = 'booking' | 'account';";
const before = report(orderPaid, slotName, 'export { useSelector }');
const addressMoved =
  'const addressSchema: TObject<{\n    county: TString;\n    street: TObject<{\n        number: TString;\n        name: TString;\n    }>;\n}>;';

const cases: [string, string, 'none' | 'minor' | 'major', string[]][] = [
  ['the same', report(orderPaid, slotName, 'export { useSelector }'), 'none', []],
  ['another order', report(slotName, orderPaid, 'export { useSelector }'), 'none', []],
  ['a new export', report(orderPaid, slotName, 'export { useSelector }', 'export { useStore }'), 'minor', ['useStore']],
  [
    'a new member',
    before.replace('orderId: string;', 'orderId: string;\n    number?: string;'),
    'minor',
    ['orderPaid'],
  ],
  ['a further name of a slot', before.replace("| 'account'", "| 'account' | 'offers'"), 'minor', ['SlotName']],
  ['another type', before.replace('orderId: string', 'orderId: number'), 'major', ['orderPaid']],
  ['another name', before.replace('orderPaid', 'orderSettled'), 'major', ['orderPaid']],
  ['a name less of a slot', before.replace(" | 'account'", ''), 'major', ['SlotName']],
  [
    'one of ours of the same type',
    before.replace('{ useSelector }', 'const useSelector: typeof useSelector_2;'),
    'none',
    [],
  ],
  [
    'one of ours of another type',
    before.replace('{ useSelector }', 'const useSelector: typeof useStore_2;'),
    'major',
    ['useSelector'],
  ],
  ['an export less', report(orderPaid, slotName), 'major', ['useSelector']],
];
for (const [title, now, change, names] of cases) {
  test(`${title} since the last contract is a change that is ${change}`, () => {
    assert.deepEqual(changeBetween(before, now), { change, names });
  });
}

test('the contract’s own version is not a change', () => {
  const at = (version: string) => report(`export const contractVersion = "${version}";`);
  assert.equal(changeBetween(at('1.0.0'), at('1.1.0')).change, 'none');
});

test('a declaration that no export is made of does not belong to the contract', () => {
  const used = 'const orderSchema: Type.TObject<{}>;';
  const order = 'export type Order = Static<typeof schemas.orderSchema>;';
  assert.deepEqual(reachable([used, 'const bodyOf: () => void;', order]), [used, order]);
});

const released = { version: '1.10.0', report: before };
const added = before.replace('orderId: string;', 'orderId: string;\n    number?: string;');
const removed = report(orderPaid, slotName);

test('a version that moves as far as the contract needs a report', () => {
  assert.deepEqual(verdict({ version: '1.11.0', report: added }, released), { isNew: true });
  assert.deepEqual(verdict({ version: '2.0.0', report: removed }, released), { isNew: true });
  assert.deepEqual(verdict({ version: '1.10.0', report: before }, released), { isNew: false });
});

test('a version that stays, goes back or moves too little is refused with the names and the version it needs', () => {
  const words = (version: string, report: string) => verdict({ version, report }, released).wrong ?? '';
  assert.match(words('1.10.0', added), /orderPaid is added since contract 1\.10\.0: .* has to be 1\.11\.0/);
  assert.match(words('1.10.1', added), /has to be 1\.11\.0, and is 1\.10\.1/);
  assert.match(words('1.11.0', removed), /useSelector is changed or removed .* has to be 2\.0\.0/);
  assert.match(
    words('1.9.0', before),
    /nothing is changed since contract 1\.10\.0: .* has to be 1\.10\.0, and is 1\.9\.0/,
  );
});

test('another order of members is no change, but a member elsewhere is', () => {
  assert.equal(changeBetween(report(address), report(addressMoved)).change, 'none');
  const elsewhere = addressMoved
    .replace('    county: TString;\n', '')
    .replace('name: TString', 'county: TString;\n name: TString');
  assert.equal(changeBetween(report(address), report(elsewhere)).change, 'major');
  assert.equal(changeBetween(report(address), report(addressMoved.replace('number', 'house'))).change, 'major');
});
