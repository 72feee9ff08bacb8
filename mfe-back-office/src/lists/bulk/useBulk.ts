import { useRef, useState } from 'react';
import type { BulkRow } from './bulk.types.ts';

/** Calls at the same time, so that colleagues are not slowed down. */
const atOnce = 4;

/** Runs one call for each of several rows and keeps what became of it. */
export function useBulk<Row>(run: (row: Row) => Promise<{ error?: unknown }>) {
  const [rows, setRows] = useState<BulkRow<Row>[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const isStopped = useRef(false);

  async function work(waiting: BulkRow<Row>[], known: BulkRow<Row>[]) {
    const queue = [...waiting];
    let all: BulkRow<Row>[] = [...known, ...waiting.map(({ row, name }) => ({ row, name, state: 'waiting' as const }))];
    const set = (row: Row, change: Partial<BulkRow<Row>>) => {
      all = all.map((each) => (each.row === row ? { ...each, ...change } : each));
      setRows(all);
    };
    isStopped.current = false;
    setRows(all);
    setIsRunning(true);
    async function next(): Promise<void> {
      const item = queue.shift();
      if (!item) return;
      if (isStopped.current) set(item.row, { state: 'stopped' });
      else {
        const { error } = await run(item.row).catch((thrown: unknown) => ({ error: thrown }));
        set(item.row, error ? { state: 'failed', error } : { state: 'done' });
      }
      return next();
    }
    await Promise.all(Array.from({ length: atOnce }, next));
    setIsRunning(false);
  }

  const isDone = ({ state }: BulkRow<Row>) => state === 'done';
  return {
    rows,
    isRunning,
    start: (chosen: { row: Row; name: string }[]) =>
      work(
        chosen.map((each) => ({ ...each, state: 'waiting' as const })),
        [],
      ),
    /** Lets calls that were sent come back, and sends no more. */
    stop: () => {
      isStopped.current = true;
    },
    /** Those that failed or were not begun. */
    retry: () =>
      work(
        rows.filter((row) => !isDone(row)),
        rows.filter(isDone),
      ),
  };
}
