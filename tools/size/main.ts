/**
 * `npm run size`: prints the lines of each package, and the lengths of its files and functions.
 *   npm run size -- ../other-checkout   of another checkout, to compare
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root as here } from '../build/packages.ts';
import { functionLengths } from './functions.ts';

const root = resolve(process.argv[2] ?? here);
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
const packages = workspaces.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();

const lines = (text: string) => text.trimEnd().split('\n').length;
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(file);

interface Size {
  sources: number[];
  tests: number[];
  styles: number[];
  functions: number[];
}

function sizeOf(folder: string): Size {
  const size: Size = { sources: [], tests: [], styles: [], functions: [] };
  const files = globSync(`${folder}/**/*.{ts,tsx,mjs,cjs,css,sql}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.local)(\/|$)/.test(path),
  });
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.css')) size.styles.push(lines(text));
    else if (isTest(file)) size.tests.push(lines(text));
    else {
      size.sources.push(lines(text));
      if (/\.tsx?$/.test(file)) size.functions.push(...functionLengths(text, file.endsWith('x')));
    }
  }
  return size;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const quantile = (numbers: number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const pair = (numbers: number[]) => `${quantile(numbers, 0.5)} / ${quantile(numbers, 0.9)}`;

function row(name: string, { sources, tests, styles, functions }: Size) {
  const counts = [sum(sources), sum(tests), sum(styles), sources.length, functions.length];
  const cells = counts.map((count) => String(count).padStart(9));
  console.log(`${name.padEnd(14)}${cells.join('')}${pair(sources).padStart(13)}${pair(functions).padStart(17)}`);
}

console.log(
  `${'package'.padEnd(14)}${['source', 'tests', 'styles', 'files', 'functions'].map((title) => title.padStart(9)).join('')}${'lines/file'.padStart(13)}${'lines/function'.padStart(17)}`,
);
const sizes = packages.map((folder) => [folder, sizeOf(folder)] as const);
for (const [folder, size] of sizes) row(folder, size);
const all = (kind: keyof Size) => sizes.flatMap(([, size]) => size[kind]);
row('all', { sources: all('sources'), tests: all('tests'), styles: all('styles'), functions: all('functions') });
console.log('lines of source, tests and styles; lines per file and function: median / 90th percentile');
