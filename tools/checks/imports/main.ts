/**
 * `npm run check:imports [-- <package>…]`: finds circular imports, and imports in a direction that the rules forbid.
 */
import { root, workspaces } from '../../build/packages.ts';
import { checkImports } from './check-imports.ts';
import { rules } from './rules.ts';

const named = process.argv.slice(2);
const { files, imports, violations } = await checkImports(root, named.length ? named : workspaces());
for (const { rule, from, to, circle } of violations) {
  console.error(`${rule}: ${circle.length ? [from, ...circle].join(' → ') : `${from} → ${to}`}`);
}
for (const name of new Set(violations.map(({ rule }) => rule))) {
  console.error(`  ${name}: ${rules.find((rule) => rule.name === name)?.comment}`);
}
const circles = violations.filter(({ rule }) => rule === 'no-circles').length;
console.log(`imports: ${files} files, ${imports} imports, ${circles} circles, ${violations.length} violations`);
process.exitCode = violations.length ? 1 : 0;
