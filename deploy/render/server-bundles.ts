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

const requireBuiltin = createRequire(import.meta.url);

/** Runs the Node builds of releases, each once; those that the registry has left go. */
export function createServerBundles(outputDir: string) {
  const kept = new Map<string, unknown>();

  /** @throws Error when the file is not the one that was published, or throws as it starts */
  function evaluate<T>(base: string, { path, sha384 }: ReleaseFile, libraries: Record<string, object> = {}): T {
    const address = join(outputDir, base, path);
    const known = kept.get(address);
    if (known) return known as T;
    const source = readFileSync(address, 'utf8');
    if (createHash('sha384').update(source).digest('base64') !== sha384) throw new Error(`${address} was changed`);
    const module = { exports: {} as { default: T } };
    const require = (name: string) => {
      if (libraries[name]) return libraries[name];
      if (isBuiltin(name)) return requireBuiltin(name);
      throw new Error(`${address} asks for ${name}, which the shell does not share`);
    };
    const run = compileFunction(source, ['module', 'exports', 'require', '__filename'], { filename: address });
    run(module, module.exports, require, address);
    kept.set(address, module.exports.default);
    return module.exports.default;
  }

  return {
    shell: ({ base, server }: ShellRelease) => evaluate<ServerShell>(base, server),
    module({ name, entry, server }: Release, libraries: ServerShell['libraries']): ModuleDefinition {
      if (!server) throw new Error(`${name} has no build for Node`);
      return evaluate(baseOf(entry), server, libraries);
    },
    /** Forgets what is neither current nor previous any more. */
    keepOnly({ modules, shell }: Registry) {
      const live = new Set<string>();
      for (const release of [shell?.current, shell?.previous]) {
        if (release) live.add(join(outputDir, release.base, release.server.path));
      }
      for (const { current, previous } of Object.values(modules)) {
        for (const release of [current, previous]) {
          if (release?.server) live.add(join(outputDir, baseOf(release.entry), release.server.path));
        }
      }
      for (const address of kept.keys()) if (!live.has(address)) kept.delete(address);
    },
  };
}

/** Folder of a release's files, from its entry's address. */
export const baseOf = (entry: string) => entry.slice(0, entry.lastIndexOf('/') + 1);
