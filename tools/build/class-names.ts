import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import type { LoaderContext } from 'webpack';

const require = createRequire(import.meta.url);

/** The breakpoints of the whole site, on which every style sheet depends. */
export const breakpoints = require.resolve('@idavuelta/shared/ui/breakpoints.css');

/** The folder whose styles every release bundles, as far as it uses them. */
export const sharedFolder = dirname(dirname(breakpoints));

/**
 * Names the classes of style sheets in `folder` by file and content, for css-loader's `getLocalIdent`. Two releases
 * give a class the same name only if it means the same, so that a page need not have its rules twice. Classes of other
 * files get css-loader's default names.
 */
export const namesByContent =
  (folder: string) =>
  ({ resourcePath }: LoaderContext<unknown>, _template: string, localName: string) => {
    const file = relative(folder, resourcePath);
    if (file.startsWith('..')) return undefined;
    const hash = createHash('sha256');
    for (const part of [file, localName, readFileSync(resourcePath), readFileSync(breakpoints)])
      hash.update(part).update('\0');
    return hash.digest('base64url').slice(0, 6);
  };
