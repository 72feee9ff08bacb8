import type { PageFrame } from './module.ts';
import type { SlotName } from './slots.ts';

/** A built file of a release. */
export interface ReleaseFile {
  /** Relative to the release's folder. */
  path: string;
  bytes: number;
  /** Base64. */
  sha384: string;
}

/** A route in the registry: known before any of its module is loaded. */
export interface ReleaseRoute {
  path: string;
  private?: boolean;
  public?: boolean;
  unlisted?: boolean;
  /** The release has `app/<language>.webmanifest` and the service worker `app/worker.js` for the page. */
  installable?: boolean;
  /** The release has the service worker `app/worker.js` for the page. */
  offline?: boolean;
  frame?: PageFrame;
  /** Names of the exposes with the page and its data. */
  page: string;
  data?: string;
}

/** A script within its release's folder, as browsers load it. */
export interface LoadedFile {
  path: string;
  /** `sha256-…`; browsers receive it from the entry instead of the registry. */
  integrity?: string;
}

/** Files within the release's folder that a browser needs for an expose, besides the entry. */
export interface ExposeFiles {
  scripts: LoadedFile[];
  styles: string[];
  /** Whether it also needs the shell's query cache. */
  queries?: true;
}

/** Signatures of a release by key id; readers may require one by a key of theirs. Not sent to browsers. */
export interface Signed {
  /** Hash of the list of all files with their hashes, in base64. */
  files: string;
  /** Ed25519, in base64, by key id. */
  signatures: Record<string, string>;
}

/** An immutable release of a module in the registry; its `module.json` also lists all its files. */
export interface Release {
  name: string;
  /** Package version and build id, e.g. `1.2.0-3fa94c01`. */
  version: string;
  /** URL of `remoteEntry.js`. */
  entry: string;
  /** `sha384-…` of the entry, which holds the hashes of all other scripts and style sheets; empty in development. */
  integrity: string;
  contract: string;
  routes: ReleaseRoute[];
  /** Exposes that fill slots. */
  slots: { [N in SlotName]?: string };
  /** Expose with its reducer and saga. */
  state?: string;
  /** i18next namespaces needed by each expose; `texts/<namespace>/<language>.json` within the release's folder. */
  texts: Record<string, string[]>;
  /** Files of each expose; those of a page are preloaded by servers and prefetched by browsers. */
  exposes?: Record<string, ExposeFiles>;
  /** Name under which the entry registers itself; differs per build. */
  uniqueName: string;
  /** The build for Node; absent when no route is public. */
  server?: ReleaseFile;
  signed?: Signed;
}

/** An immutable release of the shell in the registry; its `shell.json` also lists all its files. */
export interface ShellRelease {
  version: string;
  /** URL of its folder, e.g. `/shell/1.0.0-3fa94c01/`. */
  base: string;
  /** Contract version that it implements; absent from releases older than this field. */
  contract?: string;
  /** The page, relative to the folder. */
  page: string;
  /** The build for Node. */
  server: ReleaseFile;
  /** Files of the lazy chunks: the query cache (loaded by pages with server data) and axios (by the first call). */
  chunks: { queries: LoadedFile[]; axios: LoadedFile[] };
  signed?: Signed;
}

export type AnyRelease = Release | ShellRelease;

/** The releases of a module or the shell that can be live. */
export interface ReleaseHistory<R> {
  current: R;
  /** The target of a rollback; never a release that was itself rolled back. */
  previous?: R;
  /** Releases before `previous`, newest first; not sent to browsers. */
  older?: R[];
  /** Served to some visitors instead of `current`. Not sent to browsers: theirs is already `current`. */
  canary?: Canary<R>;
  /** Switched off by an operator: its pages explain that, its slots are empty. */
  off?: SwitchedOff;
  /** Who set this entry, where keys have permissions; not sent to browsers. */
  authority?: Authority;
}

/** The signature of a registry entry by the key that changed it. */
export interface Authority {
  act: string;
  /**
   * Time in milliseconds, or the previous value plus one: it only grows, so that an earlier entry cannot be replayed.
   * Absent from entries older than this field.
   */
  sequence?: number;
  /** Key id. */
  key: string;
  /** Base64. */
  signature: string;
}

export interface SwitchedOff {
  /** ISO timestamp. */
  since: string;
}

export interface Canary<R> {
  release: R;
  /** Percentage of visitors, 1–100. */
  percentage: number;
}

export type RegistryModule = ReleaseHistory<Release>;

/** The document at `/registry.json`. */
export interface Registry {
  /** Grows with every change. */
  revision: number;
  modules: Record<string, RegistryModule>;
  shell?: ReleaseHistory<ShellRelease>;
  /** Version of the live shell; the only shell data that browsers receive. */
  shellVersion?: string;
  /** Releases that a link gives this visitor instead of the live ones; absent for everyone else. */
  previews?: Preview[];
}

/** A published release that a link shows before it is live. */
export interface Preview {
  module: string;
  version: string;
  /** When the link expires. */
  until: string;
}

/** `module.json`, written by the build. Publishing adds the URL and omits what only publishers need. */
export interface ModuleManifest extends Omit<Release, 'entry'> {
  entry: 'remoteEntry.js';
  exposes: Record<string, ExposeFiles>;
  /** Versions of the libraries that the module shares with others or takes from them. */
  shared: Record<string, string>;
  files: ReleaseFile[];
}

/** `shell.json` */
export interface ShellManifest extends ShellRelease {
  /** Versions of the libraries that it provides to modules, besides the contract; absent from earlier releases. */
  provides?: Record<string, string>;
  files: ReleaseFile[];
}
