import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** A change of what is live. */
export interface ReleaseEvent {
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  action: 'promote' | 'rollback';
  /** Of the module; `shell` for the shell. */
  name: string;
  version: string;
  /** What was live before. */
  from?: string;
  why?: string;
}

/** Hidden, so that no web server serves the names in it. */
const fileOf = (outputDir: string) => join(outputDir, '.releases.jsonl');

/** Adds a line to the log of releases. Called with the registry's lock, so that lines stand in the order of the changes. */
export function logRelease(outputDir: string, event: Omit<ReleaseEvent, 'at' | 'by'> & { by?: string }) {
  const line: ReleaseEvent = { at: new Date().toISOString(), ...event, by: event.by ?? userInfo().username };
  appendFileSync(fileOf(outputDir), `${JSON.stringify(line)}\n`);
}

/** The log of releases, the newest first. @param name only of this module */
export function readReleaseLog(outputDir: string, name?: string): ReleaseEvent[] {
  if (!existsSync(fileOf(outputDir))) return [];
  return readFileSync(fileOf(outputDir), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReleaseEvent)
    .filter((event) => !name || event.name === name)
    .reverse();
}
