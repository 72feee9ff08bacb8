import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@idavuelta/deploy/registry/registry-file.ts';
import { publish, publishedShell, publishShell } from '@idavuelta/deploy/registry/releases.ts';
import { browserPackages, describeBuild, root } from '../build/packages.ts';

/** The packages whose live release is older than their sources. */
export function staleBuilds(outputDir: string): string[] {
  const modules = publishedModules(outputDir);
  return browserPackages.filter((name) => {
    const live = name === 'shell' ? publishedShell(outputDir) : modules[name]?.current.version;
    return live !== describeBuild(name).version;
  });
}

/** A registry of which nothing can be used was written by an older version of this repository: it is made anew. */
function publishedModules(outputDir: string) {
  try {
    return readRegistry(outputDir).modules;
  } catch (error) {
    console.warn(`the registry is made anew: ${(error as Error).message.slice(0, 200)}`);
    rmSync(join(outputDir, 'registry.json'));
    return {};
  }
}

/** Builds and publishes, two at a time. */
export async function buildAndPublish(outputDir: string, names: string[], progress: (line: string) => void) {
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      if (!isBuilt(name)) {
        progress(`building ${name}…`);
        progress(await build(name));
      }
      const dist = join(root, name, 'dist');
      if (name === 'shell') await publishShell(outputDir, dist);
      else await publish(outputDir, dist);
    }
  };
  await Promise.all([worker(), worker()]);
}

/** Whether `dist` was built from the present sources. */
function isBuilt(name: string) {
  const file = join(root, name, 'dist/version.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === describeBuild(name).version;
}

/** Runs the package's own build; its last line says how long it took. @throws Error with what it printed */
function build(name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'tools/build/build.ts')], { cwd: join(root, name) });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.stderr.on('data', (chunk) => (printed += chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(printed.trim().split('\n').at(-1) ?? name) : reject(new Error(`${name}:\n${printed}`)),
    );
  });
}
