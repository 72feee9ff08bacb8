/**
 * Migrates the database of `DATABASE_SESSION_URL` or `DATABASE_URL` and its job queues, then exits. Run it before a
 * release, so that no process has to wait for another. Needs none of the site's secrets.
 */
import { startJobs } from './jobs/jobs.ts';
import { prepareDatabase } from './seed/prepare-database.ts';

const { DATABASE_SESSION_URL, DATABASE_URL } = process.env;
const url = DATABASE_SESSION_URL || DATABASE_URL;
if (url) {
  await prepareDatabase(url);
  await (await startJobs(url, { worker: false })).stop();
} else {
  console.error('DATABASE_URL is required');
  process.exitCode = 1;
}
