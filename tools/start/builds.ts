import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@idavuelta/deploy/registry/registry-file.ts';
import { publish, publishShell } from '@idavuelta/deploy/registry/releases.ts';
import { createFolderStore } from '@idavuelta/deploy/registry/stores/folder-store.ts';
import type { Registry } from '@idavuelta/shared/contracts';
import { type Build, browserPackages, root } from '../build/packages.ts';
import { describeBuilds } from './described-builds.ts';

/** Returns the builds of packages whose live release is older than their sources. */
export function staleBuilds(outputDir: string, names: readonly string[] = browserPackages): Build[] {
  const { modules, shell } = published(outputDir);
  return describeBuilds(names).filter(({ name, version }) => {
    const live = name === 'shell' ? shell : modules[name];
    return live?.current.version !== version;
  });
}

/** A registry without any usable entry was written by an older version of this repository: it is published again. */
function published(outputDir: string): Registry {
  try {
    return readRegistry(outputDir);
  } catch (error) {
    console.warn(`the registry is made anew: ${(error as Error).message.slice(0, 200)}`);
    rmSync(join(outputDir, 'registry.json'));
    return { revision: 0, modules: {} };
  }
}

/** Builds and publishes, two at a time. */
export async function buildAndPublish(outputDir: string, builds: Build[], progress: (line: string) => void) {
  const store = createFolderStore(outputDir);
  const queue = [...builds];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, dir } = next;
      if (!isBuilt(next)) {
        progress(`building ${name}…`);
        progress(await build(next));
      }
      const dist = join(dir, 'dist');
      if (name === 'shell') await publishShell(store, dist);
      else await publish(store, dist);
    }
  };
  await Promise.all([worker(), worker()]);
}

/** Tells whether `dist` was built from the current sources. */
function isBuilt({ dir, version }: Build) {
  const file = join(dir, 'dist/version.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
}

/** Runs the package's own build; its last line reports the duration. @throws Error with its output */
function build({ name, dir }: Build): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'tools/build/build.ts')], { cwd: dir });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.stderr.on('data', (chunk) => (printed += chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(printed.trim().split('\n').at(-1) ?? name) : reject(new Error(`${name}:\n${printed}`)),
    );
  });
}
