/**
 * - registry: the registry could not be fetched
 * - entry: the module's files could not be fetched
 * - contract: the module was built for an incompatible contract version
 * - start: the module threw while starting or rendering
 * - late: the module's files have not arrived yet
 * - unknown-module: the registry does not contain it
 */
export type ModuleFailure = 'registry' | 'entry' | 'contract' | 'start' | 'late' | 'unknown-module';

/** Why a module cannot be shown. */
export class ModuleError extends Error {
  readonly module: string;
  readonly failure: ModuleFailure;

  constructor(module: string, failure: ModuleFailure, cause?: unknown) {
    super(`${module}: ${failure}`, { cause });
    this.name = 'ModuleError';
    this.module = module;
    this.failure = failure;
  }
}
