/**
 * Brings the database of `DATABASE_SESSION_URL` or `DATABASE_URL` up to date, its job queues too, and ends: before a
 * release, so that none of its processes has to wait for another. It needs no secrets of the site.
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
