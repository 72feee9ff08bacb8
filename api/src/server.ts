import { type AppDependencies, buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { openDatabase } from './database/database.ts';
import { acquireEmbeddedServer } from './database/embedded.ts';
import { listenForChanges } from './http/notified-changes.ts';
import { startJobs } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import type { PictureStore } from './media/picture-store.ts';
import { createSealing } from './sealing.ts';
import { prepareDatabase } from './seed/prepare-database.ts';
import type { SeedContent } from './seed/seed-content.ts';

export interface ServerOptions {
  config: Config;
  /** Content of an empty database; when absent, only reference data is written. */
  content?: SeedContent;
  /** Creates pictures and knows their paths; when absent, `/media` serves the files of the media folder. */
  pictures?: PictureStore;
  /** See `buildApp`. */
  schemaController?: AppDependencies['schemaController'];
}

/**
 * Starts database, jobs and API. If one fails, the ones already started are stopped.
 * @returns a function that stops everything
 */
export async function startServer({
  config,
  content,
  pictures,
  schemaController,
}: ServerOptions): Promise<() => Promise<void>> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step().catch((error: Error) => console.error(error.message));
  };
  try {
    const embedded = config.databaseUrl ? undefined : await acquireEmbeddedServer(config.localDir);
    if (embedded) undo.push(() => embedded.release());
    const url = config.databaseUrl ?? (await (embedded as NonNullable<typeof embedded>).database(config.databaseName));

    const sessionUrl = config.databaseSessionUrl ?? url;
    await prepareDatabase(sessionUrl, {
      content,
      pictures,
      seal: createSealing(config, 'totp').seal,
      sealTaxFile: createSealing(config, 'tax-documents').seal,
    });
    const db = openDatabase(url, config.databaseLimits, config.databaseReplica);
    undo.push(() => db.destroy());

    const worker = config.role !== 'api';
    let log: Pick<Log, 'error' | 'warn'> = console;
    const jobs = await startJobs(sessionUrl, {
      db,
      worker,
      onError: (error) => log.error({ reason: error.message }, 'job queues'),
      onFailure: (failure) => log.warn(failure, 'job failed'),
    });
    undo.push(() => jobs.stop());
    const app = await buildApp({ config, db, jobs, pictures, schemaController });
    log = app.log;
    undo.push(() => app.close());
    undo.push(() => app.answerLastRequests());
    await app.listen({ port: config.port, host: config.host });
    if (config.role !== 'worker') {
      const listener = listenForChanges(sessionUrl, { ...app.services, log: app.log });
      undo.push(listener.stop);
    }
    if (worker) await jobs.work(app.services.handlers);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
