/**
 * `.ci/module <name>`: checks, tests, builds, measures and packs one module alone, and prints the times.
 *   .ci/module --paths <name>   prints the folders that it needs and writes them to .ci/paths/<name>; whole checkouts only
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { modules, root } from '../build/packages.ts';
import { type Phase, phasesOf, testsOf } from './phases.ts';

const { values, positionals } = parseArgs({ options: { paths: { type: 'boolean' } }, allowPositionals: true });
const [name = ''] = positionals;
if (!modules.includes(name)) {
  console.error(`${name || 'nothing'} is no module. Choose from: ${modules.join(', ')}`);
  process.exitCode = 1;
} else if (values.paths && !existsSync(join(root, 'api'))) {
  console.error(
    'what is not checked out cannot be seen: paths are written in a whole checkout (git sparse-checkout disable)',
  );
  process.exitCode = 1;
} else if (values.paths) {
  const { writePaths } = await import('./paths.ts');
  console.log((await writePaths(root, name)).join('\n'));
} else {
  await runPhases(name);
}

async function runPhases(module: string) {
  const times: string[] = [];
  const started = performance.now();
  const run = async ({ name: phase, run }: Phase) => {
    const begin = performance.now();
    try {
      await run();
      times.push(`${seconds(begin)} s  ${phase}`);
      return true;
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
      console.error(stdout + stderr || message);
      times.push(`  failed  ${phase}`);
      process.exitCode = 1;
      return false;
    }
  };
  const inOrder = async () => {
    for (const phase of phasesOf(module)) {
      console.log(`\n════ ${phase.name}`);
      if (!(await run(phase))) return;
    }
  };
  await Promise.all([run(testsOf(module)), inOrder()]);
  console.log(`\n════ ${module}\n${[...times, `${seconds(started)} s  together`].join('\n')}`);
}

function seconds(since: number) {
  return ((performance.now() - since) / 1000).toFixed(1).padStart(6);
}
