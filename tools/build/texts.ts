import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ModuleDefinition, textNamespace } from '@idavuelta/shared/contracts';
import { readTextFile } from '@idavuelta/shared/i18n/text-files';
import CopyPlugin from 'copy-webpack-plugin';
import type { Build } from './packages.ts';

/** Returns the folders of a module's `src` with language files. */
const textFolders = ({ dir }: Build) =>
  globSync('**/texts/', { cwd: join(dir, 'src') }).map((folder) => folder.replace(/\/$/, ''));

/** Copies the language files of a module to `texts/<namespace>/<language>.json` in its release. */
export const copiedTexts = (build: Build, definition: ModuleDefinition) =>
  new CopyPlugin({
    patterns: textFolders(build).map((folder) => ({
      context: join(build.dir, 'src', folder),
      from: '*.json',
      to: `texts/${textNamespace(definition, folder)}/[name][ext]`,
      transform: (_, file) => JSON.stringify(readTextFile(file)),
    })),
  });

/** Returns the namespaces of each page and slot: the module's, and its own if it has texts beside it. */
export function textsOfExposes(build: Build, definition: ModuleDefinition): Record<string, string[]> {
  const { routes, slots = {} } = definition;
  const files = [...routes.map(({ page }) => page), ...Object.values(slots)];
  return Object.fromEntries(files.map((file) => [file, [...new Set(namespacesOf(file))]]));

  function namespacesOf(file: string) {
    const folders = ['.', ...foldersAbove(file)].map((folder) => join(folder, 'texts'));
    return [...new Set(folders)]
      .filter((folder) => existsSync(join(build.dir, 'src', folder)))
      .map((folder) => textNamespace(definition, folder));
  }
}

/**
 * Returns the folders that contain a file, innermost last: a page may be in a folder of its area, which has the texts.
 */
function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [...foldersAbove(folder), folder];
}
