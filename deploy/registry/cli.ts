/** `npm run registry -- list | publish <module> | rollback <module>` */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@idavuelta/shared/build/packages.ts';
import { siteDir } from '../site.ts';
import { publish, publishShell, rollBack } from './releases.ts';
import { readRegistry } from './store.ts';

const usage = 'npm run registry -- list | publish <module> | rollback <module>';

async function run([command, name]: string[]) {
  switch (command) {
    case 'list':
      for (const [module, { current, previous }] of Object.entries(readRegistry(siteDir).modules)) {
        console.log(`${module.padEnd(14)} ${current.version.padEnd(18)} before: ${previous?.version ?? '–'}`);
      }
      return;
    case 'publish':
      if (!name) throw new Error(usage);
      if (!existsSync(join(root, name, 'dist/version.json')))
        throw new Error(`${name} is not built: npm run build -w ${name}`);
      if (name === 'shell') console.log(`shell ${publishShell(siteDir, join(root, 'shell/dist'))} is live`);
      else console.log(`${name} ${(await publish(siteDir, join(root, name, 'dist'))).version} is live`);
      return;
    case 'rollback':
      if (!name) throw new Error(usage);
      console.log(`${name} ${(await rollBack(siteDir, name)).version} is live again`);
      return;
    default:
      throw new Error(usage);
  }
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
