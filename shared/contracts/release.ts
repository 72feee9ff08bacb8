import type { PageFrame } from './module.ts';
import type { SlotName } from './slots.ts';

/** A file of a release, as it was built. */
export interface ReleaseFile {
  /** Within the release's folder. */
  path: string;
  bytes: number;
  /** Base64. */
  sha384: string;
}

/** A route as the registry has it: known before a byte of its module is loaded. */
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
  /** Names of the exposes that have the page, and its data. */
  page: string;
  data?: string;
}

/** A script, within its release's folder, as a browser is to load it. */
export interface LoadedFile {
  path: string;
  /** `sha256-…`; browsers get it from the entry instead of the registry. */
  integrity?: string;
}

/** Files, within the release's folder, that a browser needs for an expose, beside the entry. */
export interface ExposeFiles {
  scripts: LoadedFile[];
  styles: string[];
  /** Whether it needs the shell's query cache as well. */
  queries?: true;
}

/** Signatures of a release, by the id of their key; readers may require one of their keys. Browsers do not get it. */
export interface Signed {
  /** Hash of the list of all its files with their hashes, in base64. */
  files: string;
  /** Ed25519, in base64, by the id of the key. */
  signatures: Record<string, string>;
}

/** One immutable release of a module, as the registry has it; its `module.json` also lists all its files. */
export interface Release {
  name: string;
  /** Package version and build id, e.g. `1.2.0-3fa94c01`. */
  version: string;
  /** Address of `remoteEntry.js`. */
  entry: string;
  /** `sha384-…` of the entry, which holds the hashes of all other scripts and style sheets; empty in development. */
  integrity: string;
  contract: string;
  routes: ReleaseRoute[];
  /** Exposes that fill slots. */
  slots: { [N in SlotName]?: string };
  /** Expose that has its reducer and saga. */
  state?: string;
  /** i18next namespaces that an expose needs; `texts/<namespace>/<language>.json` within the release's folder. */
  texts: Record<string, string[]>;
  /** What a page needs is preloaded by servers and prefetched by browsers. */
  exposes?: Record<string, ExposeFiles>;
  /** Name the entry registers itself under; differs per build. */
  uniqueName: string;
  /** The same code for Node; absent when no route is public. */
  server?: ReleaseFile;
  signed?: Signed;
}

/** One immutable release of the shell, as the registry has it; its `shell.json` also lists all its files. */
export interface ShellRelease {
  version: string;
  /** Address of its folder, e.g. `/shell/1.0.0-3fa94c01/`. */
  base: string;
  /** Version of the contract that it meets; unknown of releases before this was written down. */
  contract?: string;
  /** The page, within the folder. */
  page: string;
  /** The same code for Node. */
  server: ReleaseFile;
  /** Files of the lazy chunks: the query cache (fetched by pages with server data) and axios (by the first call). */
  chunks: { queries: LoadedFile[]; axios: LoadedFile[] };
  signed?: Signed;
}

export type AnyRelease = Release | ShellRelease;

/** The releases of a module or of the shell that can be live. */
export interface ReleaseHistory<R> {
  current: R;
  /** The release that a roll-back leads to; never one that was rolled back itself. */
  previous?: R;
  /** What was current before `previous`, the newest first; browsers do not get it. */
  older?: R[];
  /** What some visitors get instead of `current`. Browsers do not get it: theirs is `current` already. */
  canary?: Canary<R>;
  /** Switched off by an operator: its pages say so, its slots are empty. */
  off?: SwitchedOff;
  /** Who made it so, where keys have rights; browsers do not get it. */
  authority?: Authority;
}

/** The signature of an entry of the registry by the key of whoever changed it. */
export interface Authority {
  act: string;
  /** When, in milliseconds, or one more than the change before: it only grows, so that an earlier entry cannot be put back. Absent from entries before there were numbers. */
  sequence?: number;
  /** Id of the key. */
  key: string;
  /** Base64. */
  signature: string;
}

export interface SwitchedOff {
  /** Moment. */
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
  /** Version of the live shell; browsers get nothing else of it. */
  shellVersion?: string;
  /** The releases that this visitor has instead of live ones, by a link; absent for everybody else. */
  previews?: Preview[];
}

/** A published release that can be seen by its link before it is live. */
export interface Preview {
  module: string;
  version: string;
  /** Moment at which the link expires. */
  until: string;
}

/** `module.json`: what a build says of itself. Publishing adds the address and leaves out what only publishers need. */
export interface ModuleManifest extends Omit<Release, 'entry'> {
  entry: 'remoteEntry.js';
  exposes: Record<string, ExposeFiles>;
  /** Versions of the libraries that the module shares with others, or takes from them. */
  shared: Record<string, string>;
  files: ReleaseFile[];
}

/** `shell.json` */
export interface ShellManifest extends ShellRelease {
  /** Versions of the libraries that modules take from it, beside the contract; unknown of earlier releases. */
  provides?: Record<string, string>;
  files: ReleaseFile[];
}
