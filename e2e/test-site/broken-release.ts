import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@idavuelta/deploy/output.ts';
import { readRegistry } from '@idavuelta/deploy/registry/registry-file.ts';
import type { Registry, Release } from '@idavuelta/shared/contracts';
import { outputDir } from './environment.ts';

/** What may be wrong with a release. */
export const faults = {
  'entry missing': (copy) => rmSync(copy.entry),
  'chunk missing': (copy) => rmSync(copy.chunk),
  'entry cut off': (copy) => copy.change(copy.entry, (code) => code.slice(0, code.length / 2)),
  'wrong hash of a chunk': (copy) => copy.change(copy.chunk, (code) => `${code};`),
  'throws at load': (copy) => copy.rebuild(copy.chunk, (code) => `throw new Error("boom");${code}`),
  'throws in render': (copy) => copy.rebuild(copy.chunk, () => copy.throwingPage()),
  'wrong contract': ({ release }) => void Object.assign(release, { contract: '^99.0.0' }),
  'bad registry entry': ({ release }) => void Object.assign(release, { routes: 'none' }),
  hangs: () => undefined,
  slow: () => undefined,
} satisfies Record<string, (copy: ReleaseCopy) => void>;

export type Fault = keyof typeof faults;

/** A copy of a module's live release under a name of its own, as if the same code had been built once more. */
class ReleaseCopy {
  readonly release: Release;
  readonly folder: string;
  readonly page: string;

  constructor(original: Release, path: string) {
    const version = `${original.version}x`;
    const uniqueName = `${original.uniqueName}x`;
    const from = join(outputDir, 'modules', original.name, original.version);
    this.folder = join(outputDir, 'modules', original.name, version);
    rmSync(this.folder, { recursive: true, force: true });
    cpSync(from, this.folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    this.release = { ...structuredClone(original), version, uniqueName };
    this.release.entry = original.entry.replace(original.version, version);
    this.page = original.routes.find((route) => route.path === path)?.page ?? '';
    for (const file of globSync(join(this.folder, '*.js'))) {
      this.rebuild(file, (code) =>
        code.replaceAll(original.version, version).replaceAll(original.uniqueName, uniqueName),
      );
    }
  }

  get entry() {
    return join(this.folder, 'remoteEntry.js');
  }

  /** The last file that the page needs: its own. */
  get chunk() {
    return join(this.folder, this.release.exposes?.[this.page]?.scripts.at(-1)?.path ?? '');
  }

  /** Changes a file as a faulty server or disk would: nothing else knows of it. */
  change(file: string, edit: (code: string) => string) {
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  }

  /** Changes a file as a build would: with its hash in the entry, and the entry's in the registry. */
  rebuild(file: string, edit: (code: string) => string) {
    const before = integrityOf(file, 'sha256');
    this.change(file, edit);
    if (file !== this.entry) this.change(this.entry, (code) => code.replace(before, integrityOf(file, 'sha256')));
    this.release.integrity = integrityOf(this.entry, 'sha384');
  }

  /** The page's chunk with a component that throws, under the numbers that the entry knows. */
  throwingPage() {
    const entry = readFileSync(this.entry, 'utf8');
    const [, expose = ''] =
      new RegExp(`"${this.page.replaceAll('.', '\\.')}":\\(\\)=>(.*?\\(\\)=>\\(\\)=>\\w\\(\\d+\\))`).exec(entry) ?? [];
    const module = /\((\d+)\)$/.exec(expose)?.[1];
    const chunk = [...expose.matchAll(/\.e\((\d+)\)/g)].at(-1)?.[1];
    if (!module || !chunk) throw new Error(`${this.release.name}: its entry has no ${this.page}`);
    const global = `self["webpackChunk${this.release.uniqueName}"]`;
    return `(${global}=${global}||[]).push([[${chunk}],{${module}(e,t,r){r.r(t);r.d(t,{default:()=>P});function P(){throw new Error("boom")}}}]);`;
  }
}

const integrityOf = (file: string, algorithm: 'sha256' | 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`;

/**
 * Makes a faulty release of a module current, with the good one before it or without.
 * @param path route of the page that is to be hit
 * @returns the faulty release, and a way to end the fault
 */
export function breakRelease(module: string, path: string, fault: Fault, hasPrevious: boolean) {
  const registry = readRegistry(outputDir);
  const good = registry.modules[module];
  if (!good) throw new Error(`${module} is not published`);
  const copy = new ReleaseCopy(good.current, path);
  faults[fault](copy);
  const previous = hasPrevious ? { previous: good.current } : {};
  write({ ...registry, modules: { ...registry.modules, [module]: { current: copy.release, ...previous } } });
  return { release: copy.release, folder: copy.folder, restore: () => write(registry) };
}

/** A higher revision than the file has: readers look at nothing else. */
function write(registry: Registry) {
  const { revision } = JSON.parse(readFileSync(join(outputDir, 'registry.json'), 'utf8')) as Registry;
  writeAtomically(join(outputDir, 'registry.json'), JSON.stringify({ ...registry, revision: revision + 1 }));
}
