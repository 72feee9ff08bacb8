/** `npm run affected -- [--base <commit>] [--json]`: the packages affected by the changes since a commit. */
import { parseArgs } from 'node:util';
import { isBrowserPackage, root, workspaces } from '../build/packages.ts';
import { affectedBy } from './affected.ts';
import { changesSince } from './changes.ts';

const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' }, json: { type: 'boolean' } } });
const affected = affectedBy(root, workspaces(), isBrowserPackage, changesSince(root, values.base));
if (values.json) console.log(JSON.stringify(affected, null, 2));
else if (affected.length === 0) console.log(`nothing has changed since ${values.base}`);
else
  for (const { name, release, test } of affected)
    console.log(name.padEnd(14), [...(test ? ['test'] : []), ...(release ? ['release'] : [])].join(', '));
