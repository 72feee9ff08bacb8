import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { useEmbeddedServer } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { startJobs } from './jobs/jobs.ts';
import { drawPictures, picturePaths } from './media/index.ts';
import { content } from './seed/content/index.ts';
import { seed } from './seed/seed.ts';

/** Undone in reverse when the process ends, or when the start fails half-way. */
const undo: (() => Promise<unknown>)[] = [];

async function start(config: Config) {
  const embedded = config.databaseUrl ? undefined : await useEmbeddedServer(config.localDir);
  if (embedded) undo.push(() => embedded.release());
  const url = config.databaseUrl ?? (await (embedded as NonNullable<typeof embedded>).database(config.databaseName));

  const db = openDatabase(url);
  undo.push(() => db.close());
  await migrate(db);
  const pictures = config.demo ? drawPictures(config.mediaDir) : undefined;
  if (config.demo) await seed(db, { content, pictures: picturePaths(), demo: true });
  else await seed(db);

  const jobs = await startJobs(url, { onError: (error) => console.error(`jobs: ${error.message}`) });
  undo.push(() => jobs.stop());
  const app = await buildApp({ config, db, jobs, pictures });
  undo.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  await jobs.work(app.services.handlers);
}

async function undoAll() {
  for (const step of undo.splice(0).reverse()) await step().catch((error: Error) => console.error(error.message));
}

let config: Config;
try {
  config = readConfig();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const started = start(config);

// A terminal and a supervisor may both ask: the first counts, and a start under way is let finish.
let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void started.then(undoAll, () => {}).then(() => process.exit(0));
  });
}

try {
  await started;
} catch (error) {
  await undoAll();
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${config.port} is taken: stop the other program or set PORT.`
      : `The API did not start: ${message}`,
  );
  process.exit(1);
}
