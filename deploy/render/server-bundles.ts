import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Registry, Release, ReleaseFile, ServerShell } from '@idavuelta/shared/contracts';
import { LRUCache } from 'lru-cache';
import { releaseBase } from './release-files.ts';

/** Sets of releases in memory: the current one, the one to go back to, and both with a canary or two. */
export const maxSets = 4;

/** Modules of Node that release code may require: those that reach neither files nor the network nor processes. */
const builtins = 'async_hooks buffer crypto events path querystring stream string_decoder url util'.split(' ');

const requireBuiltin = createRequire(import.meta.url);

/** The Node builds of one set of releases: a shell, and the containers of the modules that its runtime loads. */
export interface ServerBundles {
  shell: ServerShell;
  /** The container of a module. @throws Error when the release has no Node build, or its build cannot be evaluated */
  container: (release: Release) => object;
}

/**
 * Evaluates the Node builds of releases.
 * @returns a function that gives the builds of a registry's current releases
 */
export function createServerBundles(outputDir: string) {
  const sets = new LRUCache<string, ServerBundles>({ max: maxSets });

  /**
   * The builds that a registry's current releases consist of, evaluated once per set. A set shares nothing with another:
   * the shell's federation runtime holds the modules that it loaded, and they its React and its query cache.
   * @throws Error when no shell is published, or its build differs from the published one or throws while it is evaluated
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

/** Differs whenever the Node build of a current release does. */
const setKey = ({ shell, modules }: Registry) =>
  [shell?.current.server, ...Object.values(modules).map(({ current }) => current.server)]
    .map((build) => build?.sha384 ?? '')
    .join(' ');

/**
 * What `globalThis` is for the code of one set: the real one to read from, and a place of its own to write to. The
 * federation runtime keeps its instances there by the names of releases: a release that two sets have would otherwise
 * take its libraries from the set that loaded it last.
 */
function createOwnGlobal(): object {
  const own: object = {};
  return new Proxy(own, {
    get: (_, key) => (Reflect.has(own, key) ? Reflect.get(own, key) : Reflect.get(globalThis, key)),
    has: (_, key) => Reflect.has(own, key) || Reflect.has(globalThis, key),
  });
}

/** @throws Error when the file differs from the published one, or throws while it is evaluated */
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
