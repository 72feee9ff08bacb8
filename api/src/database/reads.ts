import type { Kysely } from 'kysely';
import type { watchReplica } from './replica-watch.ts';
import type { DB } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

type Repository = Record<string, (...parameters: never[]) => Promise<unknown>>;

interface Replica {
  db: Kysely<DB>;
  watch: Pick<ReturnType<typeof watchReplica>, 'isFresh' | 'changed' | 'lost' | 'delaySeconds'>;
}

/** SQLSTATE of a statement that was cancelled because it took too long. The primary would be no faster. */
const tooSlow = '57014';
const isLost = (error: unknown) =>
  error instanceof Error && isUnavailable(error) && (error as { code?: string }).code !== tooSlow;

export type Reads = ReturnType<typeof createReads>;

/**
 * Sends reads to the replica whose data may be a second or two old: the public catalogue and reports. A customer's own
 * orders, and everything that a write depends on, are read from the primary.
 */
export function createReads(primary: Kysely<DB>, replica?: Replica) {
  const counts = { primary: 0, replica: 0 };

  return {
    /**
     * Creates a repository whose methods each read from the replica, or from the primary when there is none, while it
     * is behind, or when it fails.
     */
    by<R extends Repository>(create: (db: Kysely<DB>) => R): R {
      const onPrimary = create(primary);
      if (!replica) return onPrimary;
      const onReplica = create(replica.db);
      const read = async (name: string, parameters: never[]) => {
        if (replica.watch.isFresh()) {
          try {
            const result = await onReplica[name]?.(...parameters);
            counts.replica += 1;
            return result;
          } catch (error) {
            if (!isLost(error)) throw error;
            replica.watch.lost();
          }
        }
        counts.primary += 1;
        return onPrimary[name]?.(...parameters);
      };
      const names = Object.keys(onPrimary);
      return Object.fromEntries(names.map((name) => [name, (...sent: never[]) => read(name, sent)])) as unknown as R;
    },
    /** Called when cached responses are dropped: the replica must not bring their data back. */
    changed: () => replica?.watch.changed(),
    /** How many reads each server has answered, and the replica's delay; undefined without a replica. */
    figures: () => replica && { ...counts, delaySeconds: replica.watch.delaySeconds() },
  };
}
