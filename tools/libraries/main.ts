/** `npm run add -- <module> <library>[@version] [--save-dev]`: adds a library to one module only. */
import { parseArgs } from 'node:util';
import { modules, root } from '../build/packages.ts';
import { addLibrary } from './add-library.ts';

const { values, positionals } = parseArgs({
  options: { 'save-dev': { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
const [module = '', library = ''] = positionals;
if (!modules.includes(module) || !library) {
  console.error(`npm run add -- <module> <library>[@version] [--save-dev], with a module of: ${modules.join(', ')}`);
  process.exitCode = 1;
} else
  try {
    addLibrary(root, module, library, ...(values['save-dev'] ? ['--save-dev'] : []));
    console.log(`${module} names ${library}; the next command installs it`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
