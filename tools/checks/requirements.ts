/**
 * `npm run check:requirements`: checks that every id in a test's title is listed in docs/requirements.md, and every id
 * there has a test.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from '../build/packages.ts';

const list = 'docs/requirements.md';
const idsIn = (text: string) => [...text.matchAll(/[A-Z]{3}-\d{2}/g)].map(([id]) => id);

const documented = new Set(
  readFileSync(join(root, list), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => idsIn(line.split(':')[0] ?? '')),
);

/** Ids with the files whose test titles contain them: `it('[LND-04, LND-05] …')`. */
const tested = new Map<string, string>();
const files = globSync(`{${workspaces().join()}}/**/*.{test,spec}.{ts,tsx}`, {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});
for (const file of files) {
  const code = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '');
  for (const [bracket] of code.matchAll(/\[[A-Z]{3}-\d{2}(?:[ ,]+[A-Z]{3}-\d{2})*\]/g)) {
    for (const id of idsIn(bracket)) tested.set(id, file);
  }
}

const problems = [
  ...[...tested].filter(([id]) => !documented.has(id)).map(([id, file]) => `${id} (${file}) has no line in ${list}`),
  ...[...documented].filter((id) => !tested.has(id)).map((id) => `${id} has a line in ${list} and no test`),
];
for (const problem of problems) console.error(problem);
console.log(`requirements: ${documented.size} in the list, ${tested.size} tested, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
