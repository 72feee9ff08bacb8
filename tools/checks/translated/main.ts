/**
 * `npm run check:translated`: a text that changes stands alone in its element. A browser's translation replaces text nodes;
 * React then updates one that nobody sees, or inserts before one that is gone (decision 0115).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserPackages, root } from '../../build/packages.ts';
import { bareTexts } from './bare-texts.ts';

/** How many there were when the rule came. It only falls. */
const limit = 23;

const files = [...browserPackages, 'shared']
  .flatMap((folder) => globSync(`${folder}/**/*.tsx`, { cwd: root }))
  .filter((file) => !/node_modules|\.test\.tsx$|\/testing\/|dist\//.test(file));
const found = files.flatMap((file) =>
  bareTexts(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}: a text beside what changes`),
);
const isOver = found.length > limit;
if (isOver) for (const one of found) console.error(one);
console.log(`translated: ${found.length} texts beside what changes, ${limit} are allowed`);
process.exitCode = isOver || found.length < limit ? 1 : 0;
