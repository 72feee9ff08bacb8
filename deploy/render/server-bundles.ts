import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type {
  ModuleDefinition,
  Registry,
  Release,
  ReleaseFile,
  ServerShell,
  ShellRelease,
} from '@idavuelta/shared/contracts';
import { releaseBase } from './release-files.ts';

const requireBuiltin = createRequire(import.meta.url);

/** Evaluates the Node builds of releases, each once. */
export function createServerBundles(outputDir: string) {
  /** Default exports by file. */
  const cache = new Map<string, unknown>();

  /** @throws Error when the file differs from the published one, or throws while it is evaluated */
  function evaluate<T>(base: string, { path, sha384 }: ReleaseFile, libraries: Record<string, object> = {}): T {
    const file = join(outputDir, base, path);
    const cached = cache.get(file);
    if (cached) return cached as T;
    const source = readFileSync(file, 'utf8');
    if (createHash('sha384').update(source).digest('base64') !== sha384) throw new Error(`${file} was changed`);
    const module = { exports: {} as { default: T } };
    const require = (name: string) => {
      if (libraries[name]) return libraries[name];
      if (isBuiltin(name)) return requireBuiltin(name);
      throw new Error(`${file} requires ${name}, which the shell does not share`);
    };
    const run = compileFunction(source, ['module', 'exports', 'require', '__filename'], { filename: file });
    run(module, module.exports, require, file);
    cache.set(file, module.exports.default);
    return module.exports.default;
  }

  return {
    shell: ({ base, server }: ShellRelease) => evaluate<ServerShell>(base, server),
    /** @throws Error when the release has no Node build */
    module({ name, entry, server }: Release, libraries: ServerShell['libraries']): ModuleDefinition {
      if (!server) throw new Error(`${name} has no build for Node`);
      return evaluate(releaseBase(entry), server, libraries);
    },
    /** Removes bundles of releases that are neither current nor previous any more. */
    prune({ modules, shell }: Registry) {
      const live = new Set<string>();
      for (const release of [shell?.current, shell?.previous]) {
        if (release) live.add(join(outputDir, release.base, release.server.path));
      }
      for (const { current, previous } of Object.values(modules)) {
        for (const release of [current, previous]) {
          if (release?.server) live.add(join(outputDir, releaseBase(release.entry), release.server.path));
        }
      }
      for (const file of cache.keys()) if (!live.has(file)) cache.delete(file);
    },
  };
}
