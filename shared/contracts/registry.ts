import * as v from 'valibot';
import type { AnyRelease, Canary, Registry, Release, ReleaseHistory, ShellRelease } from './release.ts';

/** A rejected entry of a registry, with the reason. */
export interface RefusedEntry {
  /** Module name and part of its entry: `mfe-booking current`, `shell previous`. */
  entry: string;
  reason: string;
}

export interface ParsedRegistry {
  registry: Registry;
  refused: RefusedEntry[];
}

/** Position of a release in its entry. */
export type ReleasePart = 'current' | 'previous' | 'older' | 'canary';

interface ParseOptions {
  /** Origins from which module entries may be fetched, besides the site's own. */
  origins?: readonly string[];
  /** An additional check of a release. @returns the reason to reject it */
  refuse?: (name: string, release: AnyRelease, part: ReleasePart) => string | undefined;
  /** An additional check of all live releases of a module. */
  refuseEntry?: (
    name: string,
    history: ReleaseHistory<AnyRelease>,
    lastGood: ReleaseHistory<AnyRelease> | undefined,
  ) => string | undefined;
  /** The reader's previous registry, whose entries replace rejected ones. */
  lastGood?: Registry;
}

// URLs and file names are written into HTML and opened as files: none may break out of either.
const fileName = v.pipe(v.string(), v.regex(/^(?!.*\.\.)\w[\w.+/-]*$/));
const version = v.pipe(v.string(), v.regex(/^\w[\w.+-]*$/));
const integrity = /^sha(256|384)-[\w+/=]+$/;
const flag = v.optional(v.boolean());

const builtFile = v.looseObject({ path: fileName, bytes: v.number(), sha384: v.string() });

const route = v.looseObject({
  path: v.pipe(v.string(), v.startsWith('/')),
  private: flag,
  public: flag,
  unlisted: flag,
  installable: flag,
  offline: flag,
  frame: v.optional(v.picklist(['site', 'bare'])),
  page: v.string(),
  data: v.optional(v.string()),
});

const loadedFile = v.looseObject({ path: fileName, integrity: v.optional(v.pipe(v.string(), v.regex(integrity))) });

const signed = v.optional(v.looseObject({ files: v.string(), signatures: v.record(v.string(), v.string()) }));

const releaseOf = (name: string, origins: readonly string[]) =>
  v.pipe(
    v.looseObject({
      name: v.literal(name),
      version,
      entry: v.pipe(
        v.string(),
        v.check((address) => isAllowedAddress(address, origins), 'outside the places that modules are fetched from'),
      ),
      integrity: v.union([v.literal(''), v.pipe(v.string(), v.regex(integrity))]),
      contract: v.string(),
      routes: v.array(route),
      slots: v.record(v.string(), v.string()),
      state: v.optional(v.string()),
      texts: v.record(v.string(), v.array(fileName)),
      exposes: v.optional(
        v.record(v.string(), v.looseObject({ scripts: v.array(loadedFile), styles: v.array(fileName) })),
      ),
      uniqueName: v.string(),
      server: v.optional(builtFile),
      signed,
    }),
    v.check(({ entry, integrity: hash }) => hash !== '' || isDevServer(entry), 'integrity: an entry without a hash'),
  ) satisfies v.GenericSchema<unknown, Release>;

const shellRelease = v.looseObject({
  version,
  contract: v.optional(v.string()),
  base: v.pipe(v.string(), v.regex(/^\/shell\/\w[\w.+-]*\/$/)),
  page: fileName,
  server: builtFile,
  signed,
  chunks: v.looseObject({ queries: v.array(loadedFile), axios: v.array(loadedFile) }),
}) satisfies v.GenericSchema<unknown, ShellRelease>;

const preview = v.looseObject({ module: v.string(), version, until: v.string() });

const switchedOff = v.looseObject({ since: v.string() });

const authoritySchema = v.looseObject({
  act: v.string(),
  sequence: v.optional(v.pipe(v.number(), v.integer())),
  key: v.string(),
  signature: v.string(),
});

const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Tells whether a URL is a folder of this site, or on an allowed origin. */
function isAllowedAddress(address: string, origins: readonly string[]) {
  if (!/^(?!.*\.\.)[\w.:+/-]+$/.test(address)) return false;
  if (/^\/modules\/\w/.test(address)) return true;
  return URL.canParse(address) && origins.includes(new URL(address).origin);
}

/** Tells whether a URL is a dev server on the reader's own machine. Its files change, so their entries have no hash. */
const isDevServer = (address: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//.test(address);

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Parses a registry document entry by entry, so that an invalid entry affects no other. A rejected entry is replaced by
 * the reader's previous one, else by its previous release; else the module is absent.
 * @throws Error when the document as a whole is not a registry, or has modules of which none is usable
 */
export function parseRegistry(
  document: unknown,
  { origins = [], refuse, refuseEntry, lastGood }: ParseOptions = {},
): ParsedRegistry {
  const whole = v.safeParse(v.looseObject({ modules: v.record(v.string(), v.unknown()) }), document);
  if (!whole.success) throw new Error(`not a registry: ${reasonOf(whole.issues)}`);
  const { revision, modules, shell, shellVersion, previews } = whole.output as Partial<Record<string, unknown>> & {
    modules: object;
  };
  const refused: RefusedEntry[] = [];

  /** Returns the value; undefined when it is absent or rejected. */
  const accept = <T>(
    entry: string,
    schema: Schema<T>,
    value: unknown,
    whyNot?: (output: T) => string | undefined,
  ): T | undefined => {
    if (value === undefined) return undefined;
    const result = v.safeParse(schema, value);
    const reason = result.success ? whyNot?.(result.output) : reasonOf(result.issues);
    if (reason === undefined) return result.output as T;
    refused.push({ entry, reason });
    return undefined;
  };
  const acceptReleases = <T extends AnyRelease>(
    name: string,
    schema: Schema<T>,
    value: unknown,
    before: ReleaseHistory<T> | undefined,
  ) => {
    const entry = accept<Partial<Record<string, unknown>>>(name, v.looseObject({}), value);
    const whyNot = (part: ReleasePart) => (release: T) => refuse?.(name, release, part);
    const whyNone = (releases: T[]) => releases.map(whyNot('older')).find((reason) => reason !== undefined);
    const current = entry && accept(`${name} current`, schema, entry.current ?? null, whyNot('current'));
    const previous = accept(`${name} previous`, schema, entry?.previous, whyNot('previous'));
    const older = accept(`${name} older`, v.array(schema), entry?.older, whyNone) ?? [];
    const canarySchema: Schema<Canary<T>> = v.looseObject({ release: schema, percentage });
    const canary = accept(`${name} canary`, canarySchema, entry?.canary, ({ release }) => whyNot('canary')(release));
    const off = accept(`${name} off`, switchedOff, entry?.off);
    const authority = accept(`${name} authority`, authoritySchema, entry?.authority);
    if (!current && before) return before;
    const [first, second, ...others] = [current, previous, ...older].filter((release) => release !== undefined);
    const history = first && {
      current: first,
      ...(second && { previous: second }),
      ...(others.length && { older: others }),
      ...(canary && { canary }),
      ...(off && { off }),
      ...(authority && { authority }),
    };
    const reason = history && refuseEntry?.(name, history, before);
    if (reason === undefined) return history;
    refused.push({ entry: name, reason });
    return before;
  };

  const registry: Registry = {
    revision: accept('revision', v.pipe(v.number(), v.integer()), revision) ?? 0,
    modules: {},
  };
  for (const [name, value] of Object.entries(modules)) {
    const releases = acceptReleases<Release>(name, releaseOf(name, origins), value, lastGood?.modules[name]);
    if (releases) registry.modules[name] = releases;
  }
  if (Object.keys(modules).length > 0 && Object.keys(registry.modules).length === 0) {
    throw new Error(`no module can be used: ${refused.map(({ entry, reason }) => `${entry}: ${reason}`).join('; ')}`);
  }
  const shellReleases =
    shell === undefined ? undefined : acceptReleases<ShellRelease>('shell', shellRelease, shell, lastGood?.shell);
  const shownShell = accept('shell version', version, shellVersion);
  const shownPreviews = accept('previews', v.array(preview), previews);
  return {
    registry: {
      ...registry,
      ...(shellReleases && { shell: shellReleases }),
      ...(shownShell && { shellVersion: shownShell }),
      ...(shownPreviews && { previews: shownPreviews }),
    },
    refused,
  };
}

/** Formats the first issue as one line with its path in the entry. */
const reasonOf = ([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) =>
  [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');
