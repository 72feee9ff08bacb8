import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutePath, type Registry, type Release } from '@idavuelta/shared/contracts';
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
      const owner = ownerOf(current(), pathname);
      return owner ? shell.replace('</head>', `${preload(owner)}</head>`) : shell;
    },
    registry: () => JSON.stringify(current()),
  };
}

function ownerOf({ modules }: Registry, pathname: string): Release | undefined {
  return Object.values(modules)
    .map(({ current }) => current)
    .find(({ routes }) => routes.some(({ path }) => matchRoutePath(path, pathname)));
}

/** As the shell will ask for it: with `crossorigin`, or without the integrity, it would be fetched twice. */
const preload = ({ entry, integrity }: Release) =>
  `<link rel="preload" href="${entry}" as="script"${integrity ? ` integrity="${integrity}"` : ''}>`;
