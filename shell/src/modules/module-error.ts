/** registry: no registry · entry: files did not come · contract: built for another shell · start: threw while starting. */
export type ModuleFailure = 'registry' | 'entry' | 'contract' | 'start' | 'unknown-module';

/** Why a module is not there; `module` names it. */
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
