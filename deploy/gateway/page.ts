import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@idavuelta/shared/contracts';
import { match } from 'path-to-regexp';
import { readRegistry } from '../registry/store.ts';
import { type Overrides, overridden } from './overrides.ts';

export interface Page {
  /** The shell's page for a path, with a preload of the module that owns it. */
  html: (pathname: string) => Promise<string>;
  /** `registry.json` as it is now. */
  registry: () => string;
}

/** The two documents that change with a release; both are read anew each time, so a release needs no restart. */
export function createPage(siteDir: string, overrides?: Overrides): Page {
  const current = () => overridden(readRegistry(siteDir), overrides);
  return {
    async html(pathname) {
      const shell = (await overrides?.shellPage()) ?? readFileSync(join(siteDir, 'index.html'), 'utf8');
      const entry = entryOf(current(), pathname);
      // Without `crossorigin`: with it the entry would be fetched twice.
      return entry ? shell.replace('</head>', `<link rel="preload" href="${entry}" as="script"></head>`) : shell;
    },
    registry: () => JSON.stringify(current()),
  };
}

function entryOf({ modules }: Registry, pathname: string) {
  for (const { current } of Object.values(modules)) {
    if (current.routes.some(({ path }) => owns(path, pathname))) return current.entry;
  }
  return undefined;
}

function owns(path: string, pathname: string) {
  try {
    return Boolean(match(path)(pathname));
  } catch {
    return false; // a broken percent sequence: nobody's path
  }
}
