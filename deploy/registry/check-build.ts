import { parseRegistry } from '@idavuelta/shared/contracts';
import { checkBudget } from './budgets.ts';
import { type BuildFiles, toRelease } from './build-files.ts';
import { readerOptions } from './reader-options.ts';
import { wrongFiles } from './release-files.ts';
import { releaseFolder, shellName } from './release-names.ts';
import { checkKey } from './stores/release-store.ts';

/**
 * Checks a build before any of it is stored: that readers will accept it, that its files are complete and unmodified,
 * and that it keeps its budget.
 * @throws Error with the reason
 */
export async function checkBuild(build: BuildFiles) {
  const { manifest, files } = build;
  checkAddresses(build);
  const [wrong] = await wrongFiles(manifest.files, async (path) => files.get(path));
  if (wrong) throw new Error(`${manifest.name}: ${wrong} is not the file that its build describes; build it again`);
  const listed = new Set(manifest.files.map(({ path }) => path));
  const absent = neededFiles(build).find((path) => !listed.has(path));
  if (absent) throw new Error(`${manifest.name}: ${absent} is not among the files of its build`);
  checkBudget(build);
}

/** Validates the build against the registry's schema, and its file names against the rules of a store. */
function checkAddresses({ manifest }: BuildFiles) {
  const { name, version } = manifest;
  const release = { current: toRelease(manifest) };
  const isShell = name === shellName;
  const document = { modules: isShell ? {} : { [name]: release }, ...(isShell && { shell: release }) };
  const { refused } = tryParse(document);
  if (refused) throw new Error(`${name} ${version} is refused by the registry: ${refused}`);
  for (const { path } of manifest.files) checkKey(releaseFolder(name, version) + path);
}

function tryParse(document: object): { refused?: string } {
  try {
    const { origins } = readerOptions();
    const [refused] = parseRegistry(document, { origins }).refused;
    return { refused: refused && `${refused.entry}: ${refused.reason}` };
  } catch (error) {
    return { refused: (error as Error).message }; // its only entry cannot be used
  }
}

/** Returns the files without which the release cannot be loaded. */
function neededFiles({ manifest }: BuildFiles): string[] {
  const server = manifest.server ? [manifest.server.path] : [];
  return [...server, 'page' in manifest ? manifest.page : manifest.entry];
}
