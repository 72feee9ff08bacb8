import { type Database, query } from '../database/database.ts';
import { eventually } from './test-app.ts';

/** Resolves when this number of statements wait for locks. */
export const statementsWait = (db: Database, count = 1) =>
  eventually(async () => {
    const waiting = await query(
      db,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return waiting.length >= count;
  });
