import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Registry, Release, ReleaseFile, ServerShell } from '@idavuelta/shared/contracts';
import { LRUCache } from 'lru-cache';
import { releaseBase } from './release-files.ts';

/** Sets of releases kept in memory: the current and the previous one, both with a canary or two. */
export const maxSets = 4;

/** Node modules that release code may require: those without access to files, network or processes. */
const builtins = 'async_hooks buffer crypto events path querystring stream string_decoder url util'.split(' ');

const requireBuiltin = createRequire(import.meta.url);

/** Node builds of one set of releases: a shell, and the module containers that its runtime loads. */
export interface ServerBundles {
  shell: ServerShell;
  /** Returns a module's container. @throws Error when the release has no Node build, or evaluating it fails */
  container: (release: Release) => object;
}

/**
 * Evaluates the Node builds of releases.
 * @returns a function that returns the builds of a registry's current releases
 */
export function createServerBundles(outputDir: string) {
  const sets = new LRUCache<string, ServerBundles>({ max: maxSets });

  /**
   * Evaluates the builds of a registry's current releases once per set. Sets share nothing: the shell's federation
   * runtime holds the modules it loaded, and these hold its React and query cache.
   * @throws Error when no shell is published, or its build was modified or throws during evaluation
   */
  return (registry: Registry): ServerBundles => {
    if (!registry.shell) throw new Error('no shell is published');
    const key = setKey(registry);
    const known = sets.get(key);
    if (known) return known;
    const { base, server } = registry.shell.current;
    const ownGlobal = createOwnGlobal();
    const containers = new Map<string, object>();
    const bundles: ServerBundles = {
      shell: evaluate<{ default: ServerShell }>(join(outputDir, base, server.path), server, ownGlobal).default,
      container({ name, entry, server: build }) {
        if (!build) throw new Error(`${name} has no build for Node`);
        const file = join(outputDir, releaseBase(entry), build.path);
        const container = containers.get(file) ?? evaluate(file, build, ownGlobal);
        containers.set(file, container);
        return container;
      },
    };
    sets.set(key, bundles);
    return bundles;
  };
}

/** Builds a key that changes with any Node build of the current releases. */
const setKey = ({ shell, modules }: Registry) =>
  [shell?.current.server, ...Object.values(modules).map(({ current }) => current.server)]
    .map((build) => build?.sha384 ?? '')
    .join(' ');

/**
 * Creates the `globalThis` of one set: reads fall through to the real one, writes stay separate. The federation runtime
 * registers its instances there by release name: otherwise a release in two sets would use the libraries of the set
 * that loaded it last.
 */
function createOwnGlobal(): object {
  const own: object = {};
  return new Proxy(own, {
    get: (_, key) => (Reflect.has(own, key) ? Reflect.get(own, key) : Reflect.get(globalThis, key)),
    has: (_, key) => Reflect.has(own, key) || Reflect.has(globalThis, key),
  });
}

/** @throws Error when the file was modified, or throws during evaluation */
function evaluate<T extends object>(file: string, { sha384 }: ReleaseFile, ownGlobal: object): T {
  const source = readFileSync(file, 'utf8');
  if (createHash('sha384').update(source).digest('base64') !== sha384) throw new Error(`${file} was changed`);
  const module = { exports: {} as T };
  const require = (name: string) => {
    if (builtins.includes(name.replace(/^node:/, ''))) return requireBuiltin(name);
    throw new Error(`${file} requires ${name}, which it does not get`);
  };
  const names = ['module', 'exports', 'require', '__filename', 'globalThis'];
  const run = compileFunction(source, names, { filename: file });
  run(module, module.exports, require, file, ownGlobal);
  return module.exports;
}
