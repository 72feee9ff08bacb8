import { isDeepStrictEqual } from 'node:util';
import type { AnyRelease, Release, ReleaseHistory, ShellRelease } from '@idavuelta/shared/contracts';
import { checkContracts } from './contracts.ts';
import { published, releasesOf, rolledBack, withCanary } from './history.ts';
import { readerOptions } from './reader-options.ts';
import { changeRegistry, type LiveReleases, type RegistryContent, readStoredRegistry } from './registry-document.ts';
import { wrongFiles } from './release-files.ts';
import type { ReleaseEvent } from './release-log.ts';
import { releaseFolder, shellName } from './release-names.ts';
import { readLoggedNotes } from './release-notes.ts';
import { checkLibraries } from './shared-versions.ts';
import { writeShellPage } from './shell-page.ts';
import { authorityOf } from './signing/authority.ts';
import { entitledKey } from './signing/entitled-key.ts';
import type { Act } from './signing/rights.ts';
import { readManifest, readRelease, storeRelease } from './stored-releases.ts';
import type { ReleaseStore } from './stores/release-store.ts';

/** Who changes the live releases and why, for the log. */
export interface ChangedBy {
  /** Defaults to the machine's user. */
  by?: string;
  why?: string;
}

/**
 * Makes a stored release live and keeps the replaced one for a rollback.
 * @throws Error when it is not stored, one of its files was modified, or it does not fit the live releases
 */
export async function promote(store: ReleaseStore, name: string, version: string, changedBy: ChangedBy = {}) {
  const logNotes = await checkFiles(store, name, version);
  await changeLive(store, { ...changedBy, ...logNotes, name, action: 'promote' }, async (history, content) => {
    return published(await fittingRelease(store, name, version, content), history);
  });
}

/** @returns its notes for the log @throws Error when a file of a release is missing or modified */
async function checkFiles(store: ReleaseStore, name: string, version: string) {
  const manifest = await readManifest(store, name, version);
  const [wrong] = await wrongFiles(manifest.files, (path) => store.read(releaseFolder(name, version) + path));
  if (wrong) throw new Error(`${name} ${version} cannot be live: ${wrong} is absent or not as it was built`);
  const notes = await readLoggedNotes(store, name, version);
  return { ...manifest.origin, ...(notes && { notes }) };
}

/** Reads a stored release. @throws Error when it is not stored or does not fit the live releases */
async function fittingRelease(store: ReleaseStore, name: string, version: string, content: RegistryContent) {
  if (content.removing?.includes(`${name} ${version}`))
    throw new Error(`${name} ${version} is being removed: publish it again`);
  const release = await readRelease(store, name, version);
  const reason = readerOptions().refuse?.(name, release);
  if (reason) throw new Error(`${name} ${version} cannot be live: ${reason}`);
  checkContracts(name, release, content);
  await checkLibraries(store, { name, version }, content);
  return release;
}

/**
 * Starts a canary, or changes its percentage.
 * @param percentage of visitors, 1–99
 * @param replaces whether it may replace another canary
 * @returns false when the release is already live for everyone
 * @throws Error when it is not stored, one of its files was modified, it does not fit the live releases, nothing is
 *   live yet, or another release is a canary
 */
export async function startCanary(
  store: ReleaseStore,
  name: string,
  version: string,
  { percentage, replaces, ...changedBy }: ChangedBy & { percentage: number; replaces?: boolean },
) {
  const logNotes = await checkFiles(store, name, version);
  const event = { ...changedBy, ...logNotes, name, action: 'canary' as const, percentage };
  const { current } = await changeLive(store, event, async (history, content) =>
    withCanary(name, { release: await fittingRelease(store, name, version, content), percentage }, history, replaces),
  );
  return current.version !== version;
}

/**
 * Withdraws a canary or, without one or with `to`, makes an earlier release live again and removes the later ones from
 * the history.
 * @param changedBy `to` names the release; defaults to the previous one
 * @throws Error when there is no such release
 */
export async function rollBack(
  store: ReleaseStore,
  name: string,
  { to, ...changedBy }: ChangedBy & { to?: string } = {},
) {
  const { current } = await changeLive(store, { ...changedBy, name, action: 'rollback' }, async (history) =>
    rolledBack(name, history, to),
  );
  return current;
}

/**
 * Switches a module off or on, independent of its release: when off, its pages say that they are unavailable, and its
 * slots are empty.
 * @throws Error for the shell, or a module without a live release
 */
export async function switchModule(store: ReleaseStore, name: string, on: boolean, changedBy: ChangedBy = {}) {
  if (name === shellName) throw new Error('the shell cannot be switched off');
  await changeLive(store, { ...changedBy, name, action: on ? 'switch-on' : 'switch-off' }, async (history) => {
    if (!history) throw new Error(`no release of ${name} is live`);
    return on || history.off ? history : { ...history, off: { since: new Date().toISOString() } };
  });
}

/**
 * Removes a module with its pages and slots from the live releases; its stored releases stay until they are cleaned up,
 * and promoting one brings it back.
 * @returns the version that was live
 * @throws Error for the shell, a module without a live release, and the last module
 */
export async function retire(store: ReleaseStore, name: string, changedBy: ChangedBy = {}): Promise<string> {
  if (name === shellName) throw new Error('the shell cannot be retired');
  const signingKey = entitledKey('retire', name);
  return changeRegistry(store, async (content) => {
    const { [name]: history, ...others } = content.modules;
    if (!history) throw new Error(`no release of ${name} is live`);
    if (Object.keys(others).length === 0) throw new Error(`${name} is the last module: without any there is no site`);
    content.modules = others;
    const { version } = history.current;
    const key = signingKey && { key: signingKey.id };
    return { result: version, event: { ...changedBy, ...key, name, action: 'retire', version } };
  });
}

/** Stores a built module and makes it live. */
export async function publish(store: ReleaseStore, dist: string): Promise<Release> {
  const { name, version } = await storeRelease(store, dist);
  await promote(store, name, version);
  return (await readRelease(store, name, version)) as Release;
}

/** Stores a built shell and makes it live. */
export async function publishShell(store: ReleaseStore, dist: string): Promise<ShellRelease> {
  const { version } = await storeRelease(store, dist);
  await promote(store, shellName, version);
  return (await readRelease(store, shellName, version)) as ShellRelease;
}

type AnyHistory = ReleaseHistory<AnyRelease>;

/** Changes the live releases of a module or the shell, and logs the change. */
async function changeLive(
  store: ReleaseStore,
  event: ChangedBy & Pick<ReleaseEvent, 'name' | 'action' | 'percentage'>,
  change: (history: AnyHistory | undefined, content: RegistryContent) => Promise<AnyHistory>,
): Promise<AnyHistory> {
  const { name, action } = event;
  const act = toAct(action);
  const signingKey = entitledKey(act, name);
  const after = await changeRegistry(store, async (content) => {
    const before: AnyHistory | undefined = name === shellName ? content.shell : content.modules[name];
    const result = { ...(before?.off && { off: before.off }), ...(await change(before, content)) };
    if (action === 'switch-on') delete result.off;
    const { authority: _, ...unsigned } = result;
    const { authority: __, ...present } = before ?? {};
    // Signs again when another key, or none, authorised the current entry.
    const isSigned = !signingKey || before?.authority?.key === signingKey.id;
    if (isDeepStrictEqual(unsigned, present) && isSigned) return { result };
    delete result.authority;
    if (signingKey) result.authority = authorityOf(name, act, result, signingKey, before?.authority);
    if (name === shellName) content.shell = result as ReleaseHistory<ShellRelease>;
    else content.modules[name] = result as ReleaseHistory<Release>;
    const key = signingKey && { key: signingKey.id };
    return { result, event: { ...event, ...key, ...changed(action, before, result) } };
  });
  if (name === shellName) await writeShellPage(store);
  return after;
}

const toAct = (action: ReleaseEvent['action']): Act =>
  action === 'switch-on' || action === 'switch-off' ? 'switch' : action;

/** Builds the log entry of a change: the visitors' release before and after. */
function changed(action: ReleaseEvent['action'], before: AnyHistory | undefined, after: AnyHistory) {
  const versions = (history?: AnyHistory) => ({
    current: history?.current.version,
    canary: history?.canary?.release.version,
  });
  const [old, now] = [versions(before), versions(after)];
  if (action === 'canary') return { version: now.canary ?? '', from: old.canary ?? old.current };
  return { version: now.current ?? '', from: action === 'rollback' ? (old.canary ?? old.current) : old.current };
}

/** Lists all releases that are live, canaries included, or available for a rollback. */
export function liveVersions({ shell, modules }: LiveReleases): { name: string; version: string }[] {
  const versionsIn = (name: string, history: ReleaseHistory<{ version: string }>) =>
    [...releasesOf(history), ...(history.canary ? [history.canary.release] : [])].map(({ version }) => ({
      name,
      version,
    }));
  return [
    ...(shell ? versionsIn(shellName, shell) : []),
    ...Object.entries(modules).flatMap(([name, module]) => versionsIn(name, module)),
  ];
}

/** Returns the version of the current shell; undefined when none is published. */
export const publishedShell = async (store: ReleaseStore): Promise<string | undefined> =>
  (await readStoredRegistry(store)).shell?.current.version;
