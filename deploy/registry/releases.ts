import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ModuleManifest, Release, ReleaseFile, ShellManifest, ShellRelease } from '@idavuelta/shared/contracts';
import { writeAtomically } from '../output.ts';
import { templateOf } from '../render/template.ts';
import { published, rolledBack } from './history.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';

/**
 * Publishes a built module: copies it into a folder of its version, then makes it current in the registry. The files of a
 * version that was published before are not replaced.
 * @param dist folder with `module.json` and the files it names
 * @throws Error when a file is missing or not what `module.json` says
 */
export async function publish(outputDir: string, dist: string): Promise<Release> {
  const { name, version } = readManifest<ModuleManifest>(dist, 'module.json');
  const base = `/modules/${name}/${version}/`;
  const folder = join(outputDir, 'modules', name, version);
  copyFolder(dist, folder, (copy) => checkFiles(copy, name, readManifest<ModuleManifest>(copy, 'module.json').files));
  const { files: _, shared: __, ...facts } = readManifest<ModuleManifest>(folder, 'module.json');
  const release: Release = { ...facts, entry: `${base}${facts.entry}` };
  await changeRegistry(outputDir, ({ modules }) => {
    modules[name] = published(release, modules[name]);
  });
  return release;
}

/** Makes a module's previous release current again, and forgets the one that is left. @throws Error when there is none */
export const rollBack = (outputDir: string, name: string): Promise<Release> =>
  changeRegistry(outputDir, ({ modules }) => {
    const history = rolledBack(name, modules[name]);
    modules[name] = history;
    return history.current;
  });

/**
 * Publishes the shell like a module, and its page as `index.html` for web servers that know no registry.
 * @param dist folder with `shell.json` and the files it names
 */
export async function publishShell(outputDir: string, dist: string): Promise<ShellRelease> {
  const { version } = readManifest<ShellManifest>(dist, 'shell.json');
  const folder = join(outputDir, 'shell', version);
  copyFolder(dist, folder, (copy) => checkFiles(copy, 'shell', readManifest<ShellManifest>(copy, 'shell.json').files));
  const { files: _, ...release } = readManifest<ShellManifest>(folder, 'shell.json');
  await changeRegistry(outputDir, (content) => {
    content.shell = published(release, content.shell);
    writeShellPage(outputDir, release);
  });
  return release;
}

/** Makes the shell's previous release current again. @throws Error when there is none */
export const rollBackShell = (outputDir: string): Promise<ShellRelease> =>
  changeRegistry(outputDir, (content) => {
    content.shell = rolledBack('the shell', content.shell);
    writeShellPage(outputDir, content.shell.current);
    return content.shell.current;
  });

const writeShellPage = (outputDir: string, { base, page }: ShellRelease) =>
  writeAtomically(join(outputDir, 'index.html'), templateOf(readFileSync(join(outputDir, base, page), 'utf8')).fill());

/** Version of the current shell; undefined when none is published. */
export const publishedShell = (outputDir: string): string | undefined => readRegistry(outputDir).shell?.current.version;

const readManifest = <T>(folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

function checkFiles(folder: string, name: string, files: ReleaseFile[]) {
  for (const { path, sha384 } of files) {
    const file = join(folder, path);
    const actual = existsSync(file) && createHash('sha384').update(readFileSync(file)).digest('base64');
    if (actual !== sha384) throw new Error(`${name}: ${path} is not the file that its build describes; build it again`);
  }
}

/**
 * Copies under another name and renames at the end, so that a release's folder is complete or absent.
 * @param check called with the copy, since the original may change meanwhile; it throws when files are wrong
 */
function copyFolder(from: string, to: string, check?: (copy: string) => void) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}`;
  try {
    cpSync(from, draft, { recursive: true });
    check?.(draft);
    renameSync(draft, to);
  } catch (error) {
    // Another publisher of the same version may have been faster.
    if (!existsSync(to)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
