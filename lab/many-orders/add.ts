import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@idavuelta/api/database/embedded.ts';

const script = readFileSync(join(import.meta.dirname, 'data.sql'), 'utf8');

/** Adds 60,000 customers, 2,000 events and 100,000 paid orders to a seeded database. */
export const addManyOrders = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    for (const statement of script.split(/;\s*\n/)) await client.query(statement);
  });
