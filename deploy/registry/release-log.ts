import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import pLimit from 'p-limit';
import type { ReleaseOrigin } from './origin.ts';
import type { ReleaseNotes } from './release-notes.ts';
import type { ReleaseStore } from './stores/release-store.ts';

/** A change of the live releases. */
export interface ReleaseEvent extends ReleaseOrigin {
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  /** Id of the key used. */
  key?: string;
  action: 'promote' | 'rollback' | 'canary' | 'switch-off' | 'switch-on' | 'retire';
  /** Name of the module; `shell` for the shell. */
  name: string;
  version: string;
  /** Previously live release. */
  from?: string;
  /** Percentage of visitors, for a canary. */
  percentage?: number;
  why?: string;
  /** Notes of a promoted or canary release. */
  notes?: ReleaseNotes;
}

/** What is logged of a change; the time and, if omitted, the machine's user are added. */
export type LoggedChange = Omit<ReleaseEvent, 'at' | 'by'> & { by?: string };

/**
 * A stored event. Events form a chain whose end is named in the registry, so that a change and its log entry are
 * written at once.
 */
interface StoredEvent extends ReleaseEvent {
  /** Key of the previous event. */
  previous?: string;
}

/** Hidden, so that no web server serves the names in it. */
const folder = '.log/';

/** Files read concurrently. */
const concurrency = 16;

/**
 * Stores a change before it is made. It becomes part of the log when the registry names it as the end.
 * @param previous current end of the log
 * @returns its key
 */
export async function storeEvent(store: ReleaseStore, revision: number, change: LoggedChange, previous?: string) {
  const event: StoredEvent = {
    at: new Date().toISOString(),
    ...change,
    by: change.by ?? userInfo().username,
    ...(previous && { previous }),
  };
  const key = `${folder}${String(revision).padStart(8, '0')}-${randomBytes(6).toString('hex')}.json`;
  await store.put(key, Buffer.from(JSON.stringify(event)));
  return key;
}

/** Tells whether a log contains an event. @param end key of the log's last event */
export async function hasEvent(store: ReleaseStore, end: string | undefined, key: string): Promise<boolean> {
  // Keys begin with their revision, so the search can stop at older events.
  for (let at = end; at && at >= key.slice(0, folder.length + 8); at = (await readEvent(store, at))?.previous)
    if (at === key) return true;
  return false;
}

/** Reads the events of a log, newest first. @param end key of its last event */
export async function readEvents(store: ReleaseStore, end: string | undefined): Promise<ReleaseEvent[]> {
  if (!end) return [];
  const limit = pLimit(concurrency);
  const keys = (await store.list(folder)).map(({ key }) => key).filter((key) => key.endsWith('.json'));
  const stored = new Map(
    await Promise.all(keys.map((key) => limit(async () => [key, await readEvent(store, key)] as const))),
  );
  const events: ReleaseEvent[] = [];
  for (let event = stored.get(end); event; event = stored.get(event.previous ?? '')) {
    const { previous: _, ...facts } = event;
    events.push(facts);
  }
  return events;
}

async function readEvent(store: ReleaseStore, key: string) {
  const content = await store.read(key);
  return content && (JSON.parse(content.toString()) as StoredEvent);
}
