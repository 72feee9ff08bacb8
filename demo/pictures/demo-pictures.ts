import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureStore } from '@idavuelta/api/media/picture-store.ts';
import { masterOf, pictureNames, picturePath } from './paths.ts';
import { render, renditionsOf } from './renditions.ts';

/**
 * Creates the pictures of the demo catalogue. A file is derived from its master on first request and kept in `dir`: a
 * fresh start spends nothing on pictures that nobody views.
 * @param onError called for each file that cannot be created and is then reported as not found
 */
export function createDemoPictures(dir: string, onError: (error: unknown) => void = console.error): PictureStore {
  const keys = new Map([...pictureNames()].map(([key, name]) => [name, key]));
  const underWay = new Map<string, Promise<void>>();

  async function whenReady(file: string) {
    const [, name = '', ending = ''] = /^(.*)-([^-]*)$/.exec(file) ?? [];
    const key = keys.get(name);
    const rendition = key && renditionsOf(key).get(ending);
    if (!rendition || existsSync(join(dir, file))) return;
    const rendered =
      underWay.get(file) ??
      render(rendition, masterOf(key), join(dir, file))
        .catch(onError)
        .finally(() => underWay.delete(file));
    underWay.set(file, rendered);
    await rendered;
  }

  return { pathOf: picturePath, whenReady };
}
