import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Language, languageTag, type ModuleDefinition } from '@idavuelta/shared/contracts';
import CopyPlugin from 'copy-webpack-plugin';
import type { Build } from './packages.ts';

/** Folder within a release for web app manifests, their icons and the service worker. */
export const appFolder = 'app';

export const isInstallable = ({ routes }: ModuleDefinition) => routes.some(({ installable }) => installable);

/** Tells whether a release has a service worker. */
export const hasWorker = ({ routes }: ModuleDefinition) =>
  routes.some(({ installable, offline }) => installable || offline);

/**
 * Copies the icons of a module's installable page, and creates `app/<language>.webmanifest`: the module's
 * `manifest.json` with the `app` texts of that language.
 */
export function webApp({ dir }: Pick<Build, 'dir'>) {
  const manifest = JSON.parse(readFileSync(join(dir, 'src/install/manifest.json'), 'utf8')) as object;
  return new CopyPlugin({
    patterns: [
      { context: join(dir, 'src/install/icons'), from: '*.png', to: `${appFolder}/[name][ext]` },
      {
        context: join(dir, 'src/install/manifest'),
        from: '*.json',
        to: `${appFolder}/[name].webmanifest`,
        transform: (content: Buffer, file: string) => {
          const lang = languageTag(basename(file, '.json') as Language);
          return JSON.stringify({ ...manifest, lang, ...(JSON.parse(content.toString()) as object) });
        },
      },
    ],
  });
}
