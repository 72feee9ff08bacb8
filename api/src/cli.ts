import { runCommand } from './cli/run-command.ts';
import { type CommandServices, createCommandServices } from './cli/services.ts';
import { readDatabaseConfig } from './config/config.ts';
import { readPickUpConfigOf } from './config/pick-up-config.ts';
import { openDatabase } from './database/database.ts';
import { acquireEmbeddedServer } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { startJobs } from './jobs/jobs.ts';

/** Commands may take longer than requests: a search reads every passenger. */
const queryTimeoutMs = 30_000;

/** Connects to the database at `url` while `work` runs. */
async function withServices<T>(url: string, work: (staff: CommandServices) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { max: 2, queryTimeoutMs });
  try {
    await migrate(url);
    // This process only queues jobs; the running API works on them.
    const jobs = await startJobs(url, { worker: false });
    try {
      return await work(createCommandServices({ db, jobs, pickUps: readPickUpConfigOf() }));
    } finally {
      await jobs.stop();
    }
  } finally {
    await db.destroy();
  }
}

/** Runs one command on the database at `url`. @returns its output */
export const runCli = (url: string, ...words: string[]) => runCommand((work) => withServices(url, work), words);

/** Runs the work on the configured database, or on the embedded server, starting it if necessary. */
async function withConfiguredUrl(work: (url: string) => Promise<string>) {
  const { databaseUrl, localDir, databaseName } = readDatabaseConfig();
  if (databaseUrl) return work(databaseUrl);
  const embedded = await acquireEmbeddedServer(localDir);
  try {
    return await work(await embedded.database(databaseName));
  } finally {
    await embedded.release();
  }
}

if (import.meta.main) {
  try {
    const words = process.argv.slice(2);
    console.log(
      await runCommand(
        (work) => withConfiguredUrl((url) => withServices(url, work)),
        words.length > 0 ? words : ['--help'],
      ),
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
