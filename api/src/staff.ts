import { Command, CommanderError } from 'commander';
import { readDatabaseConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { acquireEmbeddedServer } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { startJobs } from './jobs/jobs.ts';
import { readPickUpConfigOf } from './pick-up-config.ts';
import { groups } from './staff/groups.ts';
import { createStaff, type Run, type Staff } from './staff/staff.ts';

/** A statement of staff's may take longer than one that a visitor waits for: a search reads every passenger. */
const queryTimeoutMs = 30_000;

/** Connects to the database at `url` for the time of some work. */
async function withStaff<T>(url: string, work: (staff: Staff) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { max: 2, queryTimeoutMs });
  try {
    await migrate(url);
    // This process only files jobs; the running API works on them.
    const jobs = await startJobs(url, { worker: false });
    try {
      return await work(createStaff({ db, jobs, pickUps: readPickUpConfigOf() }));
    } finally {
      await jobs.stop();
    }
  } finally {
    await db.destroy();
  }
}

/**
 * Runs one command. Help and what cannot be a command need no database.
 * @param withUrl gives the address of the database to the work
 * @returns what to print
 * @throws Error whose message says what is wrong, with the usage of the command
 */
async function runCommand(withUrl: (work: (url: string) => Promise<string>) => Promise<string>, words: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const run: Run = async (work) => {
    printed.push(await withUrl((url) => withStaff(url, work)));
  };
  const program = new Command('npm run staff --')
    .description('What staff can do. Every change leaves an audit row.')
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({ writeOut: (text) => printed.push(text), writeErr: (text) => complaints.push(text) });
  for (const add of groups) add(program, run);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new Error(complaints.join('').trim());
  }
  return printed.join('\n').trimEnd();
}

/** Runs one command on the database at `url`. @returns what to print */
export const runStaffCommand = (url: string, ...words: string[]) => runCommand((work) => work(url), words);

/** Runs the work on the configured database, or on the embedded server, which starts if it has to. */
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
    console.log(await runCommand(withConfiguredUrl, words.length > 0 ? words : ['--help']));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
