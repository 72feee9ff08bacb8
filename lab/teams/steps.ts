import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePort } from '@idavuelta/shared/testing/free-port';

const exec = promisify(execFile);

/** What a team waits for, in the order in which it comes. */
export const steps = ['clone', 'install', 'build', 'first page', 'module CI', 'publish'] as const;

export type Step = (typeof steps)[number];

/** Each step of a team from the repository to a release, in a checkout that has nothing but the module. */
export function stepsOf(repository: string, module: string, folder: string): Record<Step, () => Promise<unknown>> {
  const env = {
    ...process.env,
    // The repository's own Node is none of what a team installs.
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    OUTPUT_DIR: join(folder, '.local/published'),
  };
  const run = (program: string, ...words: string[]) => exec(program, words, { cwd: folder, env, maxBuffer: 1e8 });
  return {
    clone: async () => {
      await exec('git', ['clone', '-q', '--no-checkout', '--filter=blob:none', `file://${repository}`, folder]);
      const { stdout } = await run('git', 'show', `HEAD:.ci/paths/${module}`);
      await run('git', 'sparse-checkout', 'set', ...stdout.trim().split('\n'));
      await run('git', 'checkout', '-q');
    },
    install: () => run('node', 'tools/ready.mjs'),
    build: () => run('npm', 'run', '--silent', 'build', '-w', module),
    'first page': () => firstPage(folder, module, env),
    'module CI': () => run('.ci/module', module),
    publish: () => run('npm', 'run', '--silent', 'release', '--', 'publish', module, '--live'),
  };
}

/** The server says its address once it has built; the page and its first script are fetched. */
async function firstPage(folder: string, module: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['tools/alone/main.ts', module], {
    cwd: folder,
    env: { ...env, ALONE_PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The development server tells of itself there, amid the table.
  const said = text(child.stderr);
  const ended = once(child, 'close');
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (!address) continue;
      const html = await textOf(address);
      const [, script] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
      if (!script) throw new Error(`${address} has no script`);
      return await textOf(new URL(script, address).href);
    }
    throw new Error(`${module} alone has ended: ${await said}`);
  } finally {
    child.kill();
    await ended;
  }
}

async function textOf(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return await response.text();
}
