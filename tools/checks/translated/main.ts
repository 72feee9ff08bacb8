/**
 * `npm run check:translated`: checks that a changing text is alone in its element. A browser's translation replaces
 * text nodes; React then updates an invisible node, or inserts before a removed one (decision 0115).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserPackages, root } from '../../build/packages.ts';
import { bareTexts } from './bare-texts.ts';

const files = [...browserPackages, 'shared']
  .flatMap((folder) => globSync(`${folder}/**/*.tsx`, { cwd: root }))
  .filter((file) => !/node_modules|\.test\.tsx$|\/testing\/|dist\//.test(file));
const found = files.flatMap((file) =>
  bareTexts(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}: a text beside what changes`),
);
for (const one of found) console.error(one);
console.log(`translated: ${found.length} texts beside what changes in ${files.length} files`);
process.exitCode = found.length > 0 ? 1 : 0;
