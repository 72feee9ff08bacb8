import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from './source-hash.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The packages that are built for the browser. */
export const modules = ['mfe-catalog', 'mfe-booking', 'mfe-account', 'mfe-qr-check'] as const;
export const browserPackages = ['shell', ...modules] as const;
export type BrowserPackage = (typeof browserPackages)[number];

export interface Build {
  name: BrowserPackage;
  dir: string;
  /** Eight hex digits of everything the build is made of. */
  id: string;
  /** Package version and build id. */
  version: string;
  /** Differs per build: with the same name a live swap quietly goes on running the old code. */
  uniqueName: string;
}

/** What the package's build is called, given its sources as they are now. */
export function describeBuild(name: BrowserPackage): Build {
  const dir = join(root, name);
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  const id = sourceHash(root, name);
  return { name, dir, id, version: `${version}-${id}`, uniqueName: `idv_${name.replaceAll('-', '_')}_${id}` };
}

export const isBrowserPackage = (name: string): name is BrowserPackage =>
  (browserPackages as readonly string[]).includes(name);
