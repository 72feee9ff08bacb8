import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from './index.ts';

const root = join(__dirname, '../..');
const events = Object.entries(contracts).flatMap(([name, value]) =>
  typeof value === 'function' && 'type' in value && value.type === `contract/${name}` ? [name] : [],
);

/** Product code by package; what `shared/host` dispatches and handles counts as the shell's. */
const sources = globSync(['shell/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shared/host/*.ts'], { cwd: root })
  .filter((path) => !path.includes('.test.') && !path.includes('/testing/'))
  .map((path) => ({
    owner: path.startsWith('shared/') ? 'shell' : (path.split('/')[0] ?? ''),
    code: readFileSync(join(root, path), 'utf8'),
  }));

const ownersOf = (pattern: RegExp) =>
  [...new Set(sources.filter(({ code }) => pattern.test(code)).map(({ owner }) => owner))].sort();

const putters = (event: string) => ownersOf(new RegExp(`\\b${event}\\(`));
const takers = (event: string) => ownersOf(new RegExp(`\\b${event}\\.(match|type)\\b`));

/** The table in `events.ts`: names in a cell are separated by commas; `-booking` is short for `mfe-booking`. */
const table = new Map(
  readFileSync(join(__dirname, 'events.ts'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('// | ') && !line.startsWith('// | event '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, event = '', putBy = '', , takenBy = '']) => [event, { putBy: names(putBy), takenBy: names(takenBy) }]),
);

function names(cell: string) {
  return cell
    .split(', ')
    .map((name) => (name.startsWith('-') ? `mfe${name}` : name))
    .sort();
}

it('lists every event in the table', () => {
  expect([...table.keys()].sort()).toEqual(events.sort());
});

it.each(events)('says of %s who puts and who takes it', (event) => {
  expect(table.get(event)).toEqual({ putBy: putters(event), takenBy: takers(event) });
  expect(putters(event)).not.toEqual([]);
  expect(takers(event)).not.toEqual([]);
});
