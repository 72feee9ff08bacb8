import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { partSizes } from '@idavuelta/deploy/registry/budgets.ts';
import { readBuild } from '@idavuelta/deploy/registry/build-files.ts';
import { checkBuild } from '@idavuelta/deploy/registry/check-build.ts';
import { root } from '../build/packages.ts';
import { libraryProblems } from '../libraries/check.ts';

export interface Phase {
  name: string;
  /** @throws Error on a problem, after printing it, or with a command's output as its `stdout` */
  run: () => unknown;
}

/**
 * The longest phase by far, which leaves half of two cores idle: it runs in parallel with the others, and is printed
 * when it ends.
 */
export const testsOf = (module: string): Phase => ({
  name: 'tests',
  run: async () => {
    const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', 'test', '-w', module], {
      cwd: root,
      maxBuffer: 1e8,
    });
    console.log(stdout + stderr);
  },
});

/** Checks, builds, measures and packs one module; reads nothing of another. */
export const phasesOf = (module: string): Phase[] => [
  { name: 'lint', run: command('biome', 'ci', module) },
  { name: 'libraries', run: () => checkLibraries(module) },
  { name: 'imports', run: command('node', 'tools/checks/imports/main.ts', module) },
  { name: 'types', run: () => checkTypes(module) },
  { name: 'texts', run: command('node', 'tools/checks/texts.ts', module) },
  { name: 'build', run: command('npm', 'run', '--silent', 'build', '-w', module) },
  { name: 'measure', run: () => measure(module) },
  { name: 'pack', run: () => pack(module) },
];

const command =
  (program: string, ...words: string[]) =>
  async () => {
    const child = spawn(program, words, { cwd: root, stdio: 'inherit' });
    const [status] = (await once(child, 'close')) as [number | null];
    if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed`);
  };

/** Finds what installing and checking the whole repository would find out later. */
function checkLibraries(module: string) {
  const problems = libraryProblems(root, module);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Type-checks the module with its imports, and with what its tests use without importing it. */
async function checkTypes(module: string) {
  const config = join(root, '.local', `tsconfig.${module}.json`);
  const include = [`../${module}`, '../shared/*.d.ts', '../shared/testing/setup.ts'];
  const exclude = ['../**/node_modules', '../**/dist'];
  const compilerOptions = { types: ['node', 'jest'] };
  mkdirSync(join(root, '.local'), { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions, include, exclude }));
  await command('tsc', '-p', config)();
}

/** Prints the size of each page and slot, and rejects what publishing would reject. */
async function measure(module: string) {
  const build = readBuild(join(root, module, 'dist'));
  for (const { part, kilobytes, budget } of partSizes(build))
    console.log(`${part.padEnd(28)} ${kilobytes.toFixed(1).padStart(6)} KB of ${budget}`);
  await checkBuild(build);
}

/** Packs exactly the files of the release into one file that a publisher unpacks in the module's folder. */
function pack(module: string) {
  const dist = join(root, module, 'dist');
  const { manifest, files } = readBuild(dist);
  const folder = join(root, '.local/packed');
  const archive = join(folder, `${module}-${manifest.version}.tgz`);
  mkdirSync(folder, { recursive: true });
  const list = [...files.keys(), 'version.json'].map((file) => `dist/${file}`).join('\n');
  execFileSync('tar', ['-czf', archive, '-C', join(root, module), '-T', '-'], { input: list });
  console.log(archive);
}
