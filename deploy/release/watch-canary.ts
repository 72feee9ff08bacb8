import { setTimeout as wait } from 'node:timers/promises';
import { readStoredRegistry } from '../registry/registry-document.ts';
import { shellName } from '../registry/release-names.ts';
import { promote, rollBack } from '../registry/releases.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';
import { assessCanary } from './canary-rule.ts';
import { attempts, failureRate } from './figures.ts';
import { createCounter, type Tallies, type Tally } from './tallies.ts';

interface WatchOptions {
  store: ReleaseStore;
  name: string;
  version: string;
  /** Reads the current counters of each gateway. */
  read: () => Promise<Tallies[]>;
  /** Number of visitors who must have loaded the canary before it is promoted. */
  enough: number;
  /** Milliseconds between checks. */
  interval: number;
  /** Called after each check. */
  onCheck?: (canary: Tally, current: Tally) => void;
  /** Called when the figures cannot be read; reading is retried at the next check. */
  onTrouble?: (error: Error) => void;
}

export interface WatchResult {
  outcome: 'promoted' | 'rolled back' | 'ended by somebody else';
  why: string;
}

/**
 * Watches a canary until the rule, or a person, promotes or withdraws it. Only counts from now on matter.
 * @throws Error when the figures cannot be read at the start
 */
export async function watchCanary(options: WatchOptions): Promise<WatchResult> {
  const { store, name, version, read, enough, interval, onCheck, onTrouble } = options;
  const since = createCounter(await read());
  for (;;) {
    await wait(interval);
    const registry = await readStoredRegistry(store);
    const history = name === shellName ? registry.shell : registry.modules[name];
    if (history?.canary?.release.version !== version)
      return { outcome: 'ended by somebody else', why: `${name} ${version} is no canary any more` };
    const now = await read().catch((error: Error) => {
      onTrouble?.(error);
      return undefined;
    });
    if (!now) continue;
    const tallyOf = since(now);
    const canary = tallyOf(`${name} ${version}`);
    const current = tallyOf(`${name} ${history.current.version}`);
    onCheck?.(canary, current);
    const verdict = assessCanary(canary, current, enough);
    if (verdict === 'undecided') continue;
    const why = `${percent(canary)} of ${attempts(canary)} failed, of ${history.current.version} ${percent(current)} of ${attempts(current)}`;
    if (verdict === 'bad') {
      await rollBack(store, name, { by: 'canary watch', why });
      return { outcome: 'rolled back', why };
    }
    await promote(store, name, version, { by: 'canary watch', why });
    return { outcome: 'promoted', why };
  }
}

const percent = (tally: Tally) => `${(failureRate(tally) * 100).toFixed(1)} %`;
