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
  /** Id of the key that it was done with. */
  key?: string;
  action: 'promote' | 'rollback' | 'canary' | 'switch-off' | 'switch-on' | 'retire';
  /** The module's name; `shell` for the shell. */
  name: string;
  version: string;
  /** The release that was live before. */
  from?: string;
  /** Percentage of visitors, for a canary. */
  percentage?: number;
  why?: string;
  /** Notes of a release that is promoted or given to some visitors. */
  notes?: ReleaseNotes;
}

/** What the log records of a change; the moment and, when omitted, the user of the machine are added. */
export type LoggedChange = Omit<ReleaseEvent, 'at' | 'by'> & { by?: string };

/** An event as it is stored: a chain whose end the registry names, so that a change and its line are one write. */
interface StoredEvent extends ReleaseEvent {
  /** Key of the event before it. */
  previous?: string;
}

/** Hidden, so that no web server serves the names in it. */
const folder = '.log/';

/** Files that are read at a time. */
const concurrency = 16;

/**
 * Stores a change before it is made. It belongs to the log once the registry names it as its end.
 * @param previous the end of the log until now
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

/** Whether a log has an event. @param end key of the log's last event */
export async function hasEvent(store: ReleaseStore, end: string | undefined, key: string): Promise<boolean> {
  // Keys begin with their revision: no earlier event is newer than `key`.
  for (let at = end; at && at >= key.slice(0, folder.length + 8); at = (await readEvent(store, at))?.previous)
    if (at === key) return true;
  return false;
}

/** The events of a log, the newest first. @param end key of its last event */
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
