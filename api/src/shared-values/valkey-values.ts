import type { ValkeyClient } from './valkey.ts';

interface Stored<T> {
  version: number;
  value: T;
}

/** A change that was stored; `before` is absent for the first one, and the same object as `after` without a change. */
interface ValkeyChange<T, R> {
  before: Stored<T> | undefined;
  after: Stored<T>;
  result: R;
}

/** Valkey does not respond, refuses to write, or has lost the value. */
export class ValkeyLostError extends Error {}

const lost = (cause: Error): never => {
  throw new ValkeyLostError(cause.message, { cause });
};

/** Attempts to change a value that other processes change at the same time. */
const maxAttempts = 50;
/** Seconds after its last change that a value is kept: longer than any sale. */
const keptSeconds = 30 * 24 * 3_600;

/** Stores the value if it still has the version that was read: KEYS[1], version read, version, value, seconds. */
const compareAndSet = `
local current = redis.call('HGET', KEYS[1], 'version') or '0'
if current ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[2], 'value', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1`;

export type ValkeyValues = ReturnType<typeof createValkeyValues>;

/** Values in Valkey. Nothing is locked: a change that another one has overtaken is made again. */
export function createValkeyValues(client: ValkeyClient) {
  async function read<T>(key: string): Promise<Stored<T> | undefined> {
    const { version, value } = await client.hGetAll(key).catch(lost);
    return value === undefined ? undefined : { version: Number(version), value: JSON.parse(value) };
  }

  return {
    isReady: () => client.isReady,

    has: async (key: string) => (await read(key)) !== undefined,

    /**
     * @param leastVersion the value had this one already
     * @throws ValkeyLostError when Valkey does not respond, does not accept the change or has an older value
     */
    async change<T, R>(
      key: string,
      { firstValue, leastVersion }: { firstValue: () => Promise<T>; leastVersion: number },
      change: (value: T) => { value: T; result: R },
    ): Promise<ValkeyChange<T, R>> {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const before = await read<T>(key);
        if (before && before.version < leastVersion) throw new ValkeyLostError(`Valkey has an old ${key}`);
        const { value, result } = change(before?.value ?? (await firstValue()));
        const version = (before?.version ?? 0) + 1;
        const after = { version, value };
        if (before && value === before.value) return { before, after: before, result };
        const args = [String(before?.version ?? 0), String(version), JSON.stringify(value), String(keptSeconds)];
        const isStored = await client.eval(compareAndSet, { keys: [key], arguments: args }).catch(lost);
        if (isStored === 1) return { before, after, result };
      }
      throw new Error(`${key} is changed too often`);
    },
  };
}
