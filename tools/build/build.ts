/** Builds the browser package of the current folder into its `dist`: `npm run build -w mfe-booking`. */
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashesOf } from '@idavuelta/deploy/registry/built-sources.ts';
import { compressFiles } from '@idavuelta/deploy/registry/compress.ts';
import webpack, { type Configuration, type Module, type Stats } from 'webpack';
import { readBudget } from './budget.ts';
import { buildInputs, SourceError } from './build-inputs.ts';
import { addIntegrity } from './integrity.ts';
import { describeModule, describeShell, readDefinition } from './manifest.ts';
import { originOf } from './origin.ts';
import { describeBuild, isBrowserPackage, root } from './packages.ts';
import { releaseFiles } from './release-id.ts';
import { hasWorker } from './web-app.ts';
import { browserConfig, releaseBase, serverConfig, workerConfig } from './webpack.ts';

const name = basename(process.cwd());
if (!isBrowserPackage(name)) throw new Error(`run it in the folder of the shell or of a module, not in ${name}`);

const inputs = readInputs();
const build = describeBuild(name, inputs);
const dist = join(build.dir, 'dist');
const write = (file: string, content: object) => writeFileSync(join(dist, file), JSON.stringify(content, null, 2));
const started = performance.now();
rmSync(join(dist, 'version.json'), { force: true }); // until this build completes, the folder holds no valid one

const definition = name === 'shell' ? undefined : await readDefinition(build);
const browser = await compile(browserConfig(build, definition));
checkInputs(browser);
const { compilation } = browser;
const origin = originOf(root, name, build.version.replace(/-[^-]+$/, ''), releaseFiles(root, inputs));
if (definition) {
  if (definition.routes.some((route) => route.public)) await compile(serverConfig(build, definition));
  if (hasWorker(definition)) await compile(workerConfig(build));
  write('module.json', { ...describeModule(build, definition, compilation), ...readBudget(build), origin });
} else {
  await compile(serverConfig(build));
  addIntegrity(dist, releaseBase(build));
  write('shell.json', { ...describeShell(build, compilation), origin });
}
compressFiles(dist);
// Last: a dist folder that has it is complete. The hashes tell a publisher whether sources have changed since.
write('version.json', { version: build.version, sources: hashesOf(root, releaseFiles(root, inputs)) });
console.log(`${build.name} ${build.version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

/** Exits without a stack trace, which would hide the position of an error. */
function reject(message: string): never {
  console.error(message);
  process.exit(1);
}

function readInputs() {
  try {
    return buildInputs(root, name);
  } catch (error) {
    if (error instanceof SourceError) return reject(`${error.message}\n\n${name} does not build`);
    throw error;
  }
}

/**
 * @throws Error when the build contains a file that its version does not cover: one version could then mean two builds
 */
function checkInputs({ compilation }: Stats) {
  const known = new Set(inputs.files.map((file) => join(root, file)));
  const resources = [...compilation.modules]
    .filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]))
    .flatMap((module) => ('resource' in module ? [String(module.resource)] : []));
  const unknown = resources.filter(
    (file) => file.startsWith(root) && !file.includes('/node_modules/') && !known.has(file),
  );
  if (unknown.length)
    throw new Error(`${name} is built from files that its version does not know: ${unknown.join(', ')}`);
}

function compile(config: Configuration) {
  return new Promise<Stats>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats) return reject(error);
      if (stats.hasErrors() || stats.hasWarnings()) {
        console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
      }
      if (stats.hasErrors()) {
        return reject(`${name} does not build`);
      }
      resolve(stats);
    });
  });
}
