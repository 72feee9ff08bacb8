/**
 * `.ci/module <name>`: checks, tests, builds, measures and packs one module alone, and prints the times.
 *   .ci/module --paths <name>   the folders that it needs, for `git sparse-checkout set`; in a whole checkout
 */
import { parseArgs } from 'node:util';
import { modules, root } from '../build/packages.ts';
import { phasesOf } from './phases.ts';

const { values, positionals } = parseArgs({ options: { paths: { type: 'boolean' } }, allowPositionals: true });
const [name = ''] = positionals;
if (!modules.includes(name)) {
  console.error(`${name || 'nothing'} is no module. Choose from: ${modules.join(', ')}`);
  process.exitCode = 1;
} else if (values.paths) {
  const { modulePaths } = await import('./paths.ts');
  console.log((await modulePaths(root, name)).join('\n'));
} else {
  await runPhases(name);
}

async function runPhases(module: string) {
  const times: string[] = [];
  const started = performance.now();
  try {
    for (const { name: phase, run } of phasesOf(module)) {
      console.log(`\n════ ${phase}`);
      const begin = performance.now();
      await run();
      times.push(`${seconds(begin)} s  ${phase}`);
    }
  } catch (error) {
    const { status, message } = error as Error & { status?: number };
    if (status === undefined) console.error(message); // a failed command has printed its own message
    times.push('  failed');
    process.exitCode = 1;
  }
  console.log(`\n════ ${module}\n${[...times, `${seconds(started)} s  together`].join('\n')}`);
}

function seconds(since: number) {
  return ((performance.now() - since) / 1000).toFixed(1).padStart(6);
}
