import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../build/packages.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const folders = new Set(
  tracked.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
  ),
);
const topFolders = new Set([...folders].filter((folder) => !folder.includes('/')));
const fileNames = new Set(tracked.map((file) => basename(file)));

const howTos = globSync('docs/how-to/*.md', { cwd: root }).sort();
const pages = [...globSync('docs/*.md', { cwd: root }), ...howTos].sort();

/** Lists with a line per requirement. */
const lists = ['docs/requirements.md'];

test('a page of docs/ has 200 lines at most', () => {
  const lines = pages.map((page) => [page, read(page).split('\n').length - 1] as const);
  assert.deepEqual(
    lines.filter(([page, count]) => count > 200 && !lists.includes(page)),
    [],
  );
});

/** Naming patterns, given as examples. */
const patterns = ['PascalCase.tsx', 'feature.role.ts'];

/**
 * Returns the paths that a page names in backticks: those below a folder of the repository, and names of source files.
 */
function namedPaths(page: string) {
  const words = [...read(page).matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/,?\s+/));
  return words
    .map((word) => word.replace(/^\.\//, '').replace(/[/:.,;)]+$/, ''))
    .filter((word) => /^[\w.*-]+(\/([\w.*-]|\{[\w.,-]+\})+)+$/.test(word) || /^[\w.-]+\.(tsx?|mjs|ejs)$/.test(word))
    .filter((word) => !patterns.includes(word));
}

function exists(path: string) {
  if (!path.includes('/')) return fileNames.has(path);
  if (!topFolders.has(path.split('/')[0] ?? '')) return true; // a URL, a package or a folder of a release
  return tracked.includes(path) || folders.has(path) || globSync(path, { cwd: root }).length > 0;
}

test('every path that a page names in backticks is in the repository', () => {
  const documents = [...pages, 'README.md', 'CONTRIBUTING.md', 'api/README.md', 'deploy/README.md'];
  const missing = documents.flatMap((page) =>
    namedPaths(page)
      .filter((path) => !exists(path) && !exists(join(page, '..', path)))
      .map((path) => `${page}: ${path}`),
  );
  assert.deepEqual(missing, []);
});

test('every link between pages leads to a page and a heading', () => {
  const anchorsOf = (page: string) =>
    [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .trim()
        .replaceAll(' ', '-'),
    );
  const broken = [...pages, 'README.md', 'CONTRIBUTING.md'].flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(page, '..', path) : page;
      const found = tracked.includes(target) && (!anchor || anchorsOf(target).includes(anchor));
      return found ? [] : [`${page}: ${link}`];
    }),
  );
  assert.deepEqual(broken, []);
});

/** Returns the files in the first column of a table headed `file`; a pattern stands for all matches. */
function countedFiles(page: string): string[] {
  const [, rows = ''] = /^\| file .*\n\|[ -|]+\n((?:\|.*\n)+)/m.exec(read(page)) ?? [];
  return rows
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))
    .flatMap((path) => (path.includes('*') ? globSync(path, { cwd: root }) : [path]));
}

test('a change that a page of how-to describes takes as many files as the page says', () => {
  const claims = howTos.flatMap((page) => {
    const [, number] = /\b(\d+) files\b/.exec(read(page)) ?? [];
    return number ? [{ page, claimed: Number(number), counted: countedFiles(page).length }] : [];
  });
  assert.ok(claims.length > 0);
  assert.deepEqual(
    claims.filter(({ claimed, counted }) => claimed !== counted),
    [],
  );
});

const records = globSync('docs/decisions/0*.md', { cwd: root }).sort();
const numberOf = (record: string) => basename(record).slice(0, 4);
const index = read('docs/decisions/index.md');

test('a record says its number, title, day and decision, in a few sentences', () => {
  for (const record of records) {
    const text = read(record);
    assert.match(
      text,
      new RegExp(`^# ${numberOf(record)} .+\\n\\n- Date: 20\\d\\d-\\d\\d-\\d\\d\\n- Status: accepted\\n\\n\\S`),
      record,
    );
    const prose = text.replace(/^\|.*$/gm, '');
    assert.ok(prose.split(/\s+/).length <= 170, `${record} is too long`);
  }
});

test('the index of decisions has every record once, with its title', () => {
  const entries = index.split('\n').filter((line) => /^- \[\d{4}\]/.test(line));
  const expected = records.map((record) => {
    const [, title = ''] = /^# \d{4} (.+)$/m.exec(read(record)) ?? [];
    return `- [${numberOf(record)}](${basename(record)}) ${title}`;
  });
  assert.deepEqual(entries.sort(), expected.sort());
});

test('every number of a decision has a record, or a line that says where it went', () => {
  const known = new Set(records.map(numberOf));
  const last = Number(numberOf(records.at(-1) ?? ''));
  const gaps = Array.from({ length: last }, (_, n) => String(n + 1).padStart(4, '0')).filter((n) => !known.has(n));
  const gone = [...index.matchAll(/^(?:- (?=[\d, ]+ → \[)|Never used: )([\d, ]+)/gm)].flatMap(
    ([, numbers = '']) => numbers.match(/\d{4}/g) ?? [],
  );
  assert.deepEqual(gone.sort(), gaps);
});
