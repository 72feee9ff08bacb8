import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRoute, type ModuleDefinition } from '@idavuelta/shared/contracts';
import { modulesIn } from '../build/packages.ts';
import { namesOf, renamed } from './names.ts';

const template = join(import.meta.dirname, 'template');

/** The shell's translation namespaces. */
const namespacesOfShell = ['common', 'shell', 'session'];

/**
 * Creates a module with one public page.
 * @returns its files, relative to the repository
 * @throws Error when the name is invalid, or its folder, route or translation namespace is taken
 */
export async function generateModule(repository: string, name: string): Promise<string[]> {
  const names = namesOf(name);
  if (existsSync(join(repository, name))) throw new Error(`${name} exists`);
  await checkIsFree(repository, names.kebab);
  const files = globSync('**/*', { cwd: template, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const made = files.map((file) => {
    const target = join(name, renamed(file.slice(template.length + 1), names));
    mkdirSync(dirname(join(repository, target)), { recursive: true });
    writeFileSync(join(repository, target), renamed(readFileSync(file, 'utf8'), names));
    return target;
  });
  // Line lengths and import order differ from the template's.
  execFileSync(join(repository, 'node_modules/.bin/biome'), ['check', '--write', name], { cwd: repository });
  return made;
}

/** @throws Error that says who owns the path or the namespace */
async function checkIsFree(repository: string, kebab: string) {
  if (namespacesOfShell.includes(kebab)) throw new Error(`the texts "${kebab}" are the shell’s`);
  for (const owner of modulesIn(repository)) {
    const { routes, namespace } = await definitionOf(join(repository, owner, 'src/module.ts'));
    if (namespace === kebab) throw new Error(`the texts "${kebab}" are those of ${owner}`);
    const match = findRoute(routes, `/${kebab}`);
    if (match) throw new Error(`/${kebab} belongs to ${owner}, by its route ${match.route.path}`);
  }
}

async function definitionOf(file: string) {
  return ((await import(pathToFileURL(file).href)) as { default: ModuleDefinition }).default;
}
