import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { App } from '../http/app.ts';
import type { HttpTools } from '../http/http-tools.ts';
import type { JobHandlers, Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';

/** What every module is created with. */
export interface ModuleContext {
  config: Config;
  db: Database;
  jobs: Jobs;
  log: Log;
  http: HttpTools;
}

/** What a module adds to the API, apart from the services it offers other modules. */
export interface ApiModule {
  routes?(app: App): void;
  jobs?: Partial<JobHandlers>;
  /** Deletes rows past their retention; called daily. */
  deleteExpired?(): Promise<void>;
}
