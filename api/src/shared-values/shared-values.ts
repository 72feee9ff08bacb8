import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Log } from '../log/log.ts';
import type { Place, SharedValuesRepository, StoredKind } from './shared-values.repository.ts';
import { ValkeyLostError, type ValkeyValues } from './valkey-values.ts';

/** A pure function of the value. The same object means that nothing is stored. */
export type Change<T, R> = (value: T) => { value: T; result: R };

/** How a kind of value is changed and continued. */
export interface ValueKind<T> extends StoredKind<T> {
  /** Changes that must be copied to PostgreSQL before their result is used; others are copied within a second. */
  copiesAtOnce?: (before: T, after: T) => boolean;
}

interface SharedValuesDependencies {
  repository: SharedValuesRepository;
  /** Absent without `VALKEY_URL`. */
  valkey?: ValkeyValues | undefined;
  log: Pick<Log, 'warn'>;
}

/** Milliseconds after which a process notices that another one has moved a value to PostgreSQL. */
const knownForMs = 1_000;
/** Values that a process keeps in mind. */
const maxKnown = 1_000;
/** Milliseconds between copies of a value that changes. */
const copiedEveryMs = 1_000;

export type SharedValues = ReturnType<typeof createSharedValues>;

/**
 * Small values that all processes change together: in Valkey, or in PostgreSQL when there is none or it is lost. A value
 * that had to be moved to PostgreSQL stays there.
 */
export function createSharedValues({ repository, valkey, log }: SharedValuesDependencies) {
  const places = new LRUCache<string, Promise<Place>>({ max: maxKnown, ttl: knownForMs });
  /** The latest version of each value in Valkey that this process has seen. */
  const seen = new LRUCache<string, number>({ max: maxKnown });
  /** The latest values that are not copied yet. */
  const uncopied = new Map<string, { version: number; value: unknown }>();

  /** Where a new value goes is decided once, by the row that the first process writes. */
  function findPlace(key: string, initial: unknown, { isReady }: ValkeyValues): Promise<Place> {
    const place = places.get(key) ?? repository.find(key, { initial, elsewhere: isReady() });
    places.set(key, place, { noUpdateTTL: true });
    place.catch(() => places.delete(key));
    return place;
  }

  /** Copies the latest value within a second. A copy that fails is made up for by that of the next change. */
  function copyLater(key: string, stored: { version: number; value: unknown }) {
    const isWaiting = uncopied.has(key);
    uncopied.set(key, stored);
    if (isWaiting) return;
    const copyLatest = () => {
      const latest = uncopied.get(key);
      uncopied.delete(key);
      if (latest) repository.copy(key, latest).catch(() => {});
    };
    setTimeout(copyLatest, copiedEveryMs).unref();
  }

  async function changeInValkey<T, R>(
    values: ValkeyValues,
    key: string,
    { initial, copiesAtOnce }: ValueKind<T>,
    change: Change<T, R>,
    copied: number,
  ): Promise<R> {
    const firstValue = async () => {
      const wasThere = await repository.hasCopy(key);
      // otherwise another process has just stored its first value, and this change is made again
      if (wasThere && !(await values.has(key))) throw new ValkeyLostError(`Valkey no longer has ${key}`);
      return initial;
    };
    // A Valkey that was restarted may have the value of an earlier time.
    const leastVersion = Math.max(copied, seen.get(key) ?? 0);
    const { before, after, result } = await values.change(key, { firstValue, leastVersion }, change);
    seen.set(key, after.version);
    if (before === after) return result;
    if (before && !copiesAtOnce?.(before.value, after.value)) copyLater(key, after);
    // Without a copy, what Valkey said would not survive it.
    else if (!(await repository.copy(key, after))) throw new ValkeyLostError(`${key} was moved`);
    return result;
  }

  /** Changes of a key in this process follow each other: otherwise each would wait on a connection of its own. */
  const inTurn = new LRUCache<string, LimitFunction>({ max: maxKnown });
  function turnsOf(key: string): LimitFunction {
    const turns = inTurn.get(key) ?? pLimit(1);
    inTurn.set(key, turns);
    return turns;
  }

  async function changeNow<T, R>(key: string, kind: ValueKind<T>, change: Change<T, R>): Promise<R> {
    const place = valkey && (await findPlace(key, kind.initial, valkey));
    if (valkey && place?.elsewhere) {
      try {
        return await changeInValkey(valkey, key, kind, change, place.version);
      } catch (error) {
        if (!(error instanceof ValkeyLostError)) throw error;
        log.warn({ key, reason: error.message }, 'Valkey is lost: goes on in PostgreSQL');
        places.delete(key);
      }
    }
    return repository.change(key, kind, change);
  }

  return {
    /**
     * Changes a value; concurrent changes follow each other.
     * @param change is called again with a newer value when another process was faster, so it has no effects
     * @returns the result of the change that was stored
     * @throws the driver's error when neither store responds
     */
    change: <T, R>(key: string, kind: ValueKind<T>, change: Change<T, R>): Promise<R> =>
      turnsOf(key)(() => changeNow(key, kind, change)),

    /** Tells where a value is, for staff; undefined before its first change. */
    placeOf: (key: string) => repository.placeOf(key),
    /** Deletes values that nobody has changed for a month; Valkey forgets them by itself. */
    deleteOld: () => repository.deleteOld(),
  };
}
