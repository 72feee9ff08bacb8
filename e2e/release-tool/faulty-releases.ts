import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '@idavuelta/deploy/registry/registry-file.ts';
import { copiesOf } from '@idavuelta/deploy/registry/release-files.ts';
import { releaseFolder } from '@idavuelta/deploy/registry/release-names.ts';
import type { Release } from '@idavuelta/shared/contracts';
import { outputDir } from '../test-site/environment.ts';
import { writeRegistry } from '../test-site/releases.ts';
import { releaseCheckout } from './release-checkout.ts';

/** Throws in browsers only: the server renders the page. */
const boom = "if (typeof window === 'object') throw new Error('boom');";

/** Mistakes of a team: a change to a page's source, built and released like any other. */
const sourceFaults = {
  'throws at load': { where: /^(?!import)/m, by: `${boom}\n` },
  'freezes in render': {
    where: /export default function .*\{$/m,
    by: `$&\nif (typeof window === 'object') for (;;) {}`,
  },
  'throws in render': { where: /export default function .*\{$/m, by: `$&\n${boom}` },
};

/** Faults in a release that was good when published: in its files, or its entry in the registry. */
const laterFaults = {
  'entry missing': (release) => release.remove(release.entry),
  'chunk missing': (release) => release.remove(release.chunk),
  'entry cut off': (release) => release.change(release.entry, (code) => code.slice(0, code.length / 2)),
  'wrong hash of a chunk': (release) => release.change(release.chunk, (code) => `${code};`),
  'wrong contract': ({ facts }) => void Object.assign(facts, { contract: '^99.0.0' }),
  'bad registry entry': ({ facts }) => void Object.assign(facts, { routes: 'none' }),
  hangs: () => undefined,
  slow: () => undefined,
} satisfies Record<string, (release: StoredRelease) => void>;

export type Fault = keyof typeof sourceFaults | keyof typeof laterFaults;

export const faults = [...Object.keys(sourceFaults), ...Object.keys(laterFaults)] as Fault[];

const isSourceFault = (fault: Fault): fault is keyof typeof sourceFaults => fault in sourceFaults;

/** A page's release in the site's folder. */
class StoredRelease {
  readonly facts: Release;
  readonly #folder: string;
  readonly entry = 'remoteEntry.js';
  /** The page's own file, the last one that it needs. */
  readonly chunk: string;
  readonly #asPublished: string;

  /** @param backups folder with its original files */
  constructor(facts: Release, path: string, backups: string) {
    this.facts = structuredClone(facts);
    this.#folder = join(outputDir, releaseFolder(facts.name, facts.version));
    const page = facts.routes.find((route) => route.path === path)?.page ?? '';
    const file = facts.exposes?.[page]?.scripts.at(-1)?.path;
    if (!file) throw new Error(`${facts.name} has no page at ${path}`);
    this.chunk = file;
    this.#asPublished = join(backups, facts.version);
    cpSync(this.#folder, this.#asPublished, { recursive: true });
  }

  remove(file: string) {
    for (const copy of [file, ...copiesOf(file)]) rmSync(join(this.#folder, copy), { force: true });
  }

  change(file: string, edit: (code: string) => string) {
    const code = readFileSync(join(this.#folder, file), 'utf8');
    this.remove(file);
    writeFileSync(join(this.#folder, file), edit(code));
  }

  restore() {
    cpSync(this.#asPublished, this.#folder, { recursive: true });
  }
}

/** Makes faulty releases of the modules live at the test site, through the teams' commands. */
export async function faultyReleases() {
  const checkout = await releaseCheckout();
  const backups = mkdtempSync(join(tmpdir(), 'releases-'));
  const published = new Map<string, string>();

  /** Publishes a modified release, once. @returns its version */
  async function publish(module: string, path: string, fault: Fault) {
    const change = isSourceFault(fault) ? fault : 'none';
    const key = `${module} ${path} ${change}`;
    const version = published.get(key) ?? (await publishChanged(module, path, fault));
    published.set(key, version);
    return version;
  }

  async function publishChanged(module: string, path: string, fault: Fault) {
    const { file, where, by } = isSourceFault(fault)
      ? { file: pageSource(module, path), ...sourceFaults[fault] }
      : { file: `${module}/src/texts/es_PE.json`, where: /": "/g, by: '": "· ' }; // makes every page differ
    const undo = checkout.change(file, where, by);
    const { version } = await checkout.publish(module);
    undo();
    return version;
  }

  /** Returns the source file of the page at a path, from the module's definition. */
  function pageSource(module: string, path: string) {
    const definition = checkout.read(`${module}/src/module.ts`);
    const [, file] = new RegExp(`path: '${path}',[^}]*page: './(.*?)'`).exec(definition) ?? [];
    if (!file) throw new Error(`${module} has no page at ${path}`);
    return `${module}/src/${file}`;
  }

  return {
    remove() {
      checkout.remove();
      rmSync(backups, { recursive: true, force: true });
    },
    /**
     * Makes a faulty release of a module current, either following a good one or as the module's first.
     * @param path route of the page that must fail
     * @returns the faulty release, the good one, and a function that ends the fault
     */
    async breakRelease(module: string, path: string, fault: Fault, hasPrevious: boolean) {
      const registry = readRegistry(outputDir);
      const before = registry.modules[module]?.current;
      if (!before) throw new Error(`${module} is not published`);
      await checkout.release(['promote', module, await publish(module, path, fault)]);
      const promoted = readRegistry(outputDir);
      const live = promoted.modules[module];
      if (!live) throw new Error(`${module} was not promoted`);
      const stored = new StoredRelease(live.current, path, backups);
      if (!isSourceFault(fault)) laterFaults[fault](stored);
      const entry = { current: stored.facts, ...(hasPrevious && { previous: before }) };
      writeRegistry(outputDir, { ...promoted, modules: { ...promoted.modules, [module]: entry } });
      return {
        release: stored.facts,
        before,
        restore() {
          stored.restore();
          writeRegistry(outputDir, registry);
        },
      };
    },
  };
}

export type FaultyReleases = Awaited<ReturnType<typeof faultyReleases>>;
