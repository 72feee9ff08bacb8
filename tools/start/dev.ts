/**
 * `npm run dev -- mfe-booking`: serves that module from its sources, the rest from the registry. Without a name: all of
 * them.
 */
import { isBrowserPackage, modules } from '../build/packages.ts';
import { runSite } from './run-site.ts';

const named = process.argv.slice(2);
const unknown = named.find((name) => !isBrowserPackage(name));
if (unknown) {
  console.error(`${unknown} is not a package of the site. Choose from: shell, ${modules.join(', ')}`);
  process.exitCode = 1;
} else {
  const command = ['npm run dev', ...(named.length ? ['--', ...named] : [])].join(' ');
  await runSite(command, named.length ? named.filter(isBrowserPackage) : [...modules]);
}
