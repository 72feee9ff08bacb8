/** `npm run new-module -- mfe-gift-cards`: creates a module that passes the checks and can be published. */
import { root } from '../build/packages.ts';
import { markInstalled } from '../installed.mjs';
import { updateLock } from '../libraries/add-library.ts';
import { pathsFile, writePaths } from '../module-ci/paths.ts';
import { generateModule } from './generate.ts';
import { namesOf } from './names.ts';

const [name = ''] = process.argv.slice(2);
try {
  const files = await generateModule(root, name);
  for (const file of files) console.log(file);
  console.log('adding it to package-lock.json…');
  updateLock(root);
  markInstalled();
  await writePaths(root, name);
  console.log(pathsFile(name));
  console.log(`
${name} has a page at /${namesOf(name).kebab}. Next (docs/new-module.md):

  npm run alone -- ${name}                     the page by itself, with hot reload
  .ci/module ${name}                           its checks, tests and build
  npm run release -- publish ${name} --live    its route on the site
`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
