/** Writes the OpenAPI document without listening and without a database: `node src/openapi.ts <file>`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { openDatabase } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';

const [, , file] = process.argv;
if (!file) throw new Error('Say which file to write.');

const config = readConfig({
  NODE_ENV: 'test',
  API_PUBLIC_URL: process.env.API_PUBLIC_URL ?? 'https://api.idavuelta.pe',
  JWT_SECRET: 'nobody logs in while the document is written',
  LOG_LEVEL: 'silent',
});
// The pool connects on the first statement, and none is sent.
const db = openDatabase('postgres://nobody');
const noJobs: Jobs = {
  send: async () => {},
  sendAll: async () => {},
  work: async () => {},
  stop: async () => {},
  failed: { list: async () => ({ items: [] }), retry: async () => {}, giveUp: async () => '', retryAll: async () => 0 },
  counts: async () => [],
};

const app = await buildApp({ config, db, jobs: noJobs });
await app.ready();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await db.destroy();
