/** `npm run registry -- list | publish <module> | rollback <module>`; the shell counts as a module. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RefusedEntry, Registry } from '@idavuelta/shared/contracts';
import { outputDir, root } from '../output.ts';
import { readRegistry } from './registry-file.ts';
import { publish, publishShell, rollBack, rollBackShell } from './releases.ts';

const usage = 'npm run registry -- list | publish <module> | rollback <module>';

async function run([command, name]: string[]) {
  switch (command) {
    case 'list':
      for (const [module, { current, previous }] of releases(readRegistry(outputDir, warn))) {
        console.log(`${module.padEnd(14)} ${current.version.padEnd(18)} before: ${previous?.version ?? '–'}`);
      }
      return;
    case 'publish':
      if (!name) throw new Error(usage);
      if (!existsSync(join(root, name, 'dist/version.json')))
        throw new Error(`${name} is not built: npm run build -w ${name}`);
      if (name === 'shell')
        console.log(`shell ${(await publishShell(outputDir, join(root, 'shell/dist'))).version} is live`);
      else console.log(`${name} ${(await publish(outputDir, join(root, name, 'dist'))).version} is live`);
      return;
    case 'rollback':
      if (!name) throw new Error(usage);
      {
        const { version } = name === 'shell' ? await rollBackShell(outputDir) : await rollBack(outputDir, name);
        console.log(`${name} ${version} is live again`);
      }
      return;
    default:
      throw new Error(usage);
  }
}

const warn = ({ entry, reason }: RefusedEntry) => console.error(`refused: ${entry}: ${reason}`);

/** Current and previous releases, by name. */
const releases = ({ shell, modules }: Registry) => [
  ...(shell ? [['shell', shell] as const] : []),
  ...Object.entries(modules),
];

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
