import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { App } from '../http/app.ts';
import type { HttpTools } from '../http/http-tools.ts';
import type { JobHandlers, Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';

/** What every module is made of. */
export interface ModuleContext {
  config: Config;
  db: Database;
  jobs: Jobs;
  log: Log;
  http: HttpTools;
}

/** What a module adds to the API, beside the services that other modules get of it. */
export interface ApiModule {
  routes?(app: App): void;
  jobs?: Partial<JobHandlers>;
  /** Deletes rows whose retention has ended; called daily. */
  forgetOld?(): Promise<void>;
}
