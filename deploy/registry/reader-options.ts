import type { AnyRelease, ReleaseHistory, ReleasePart } from '@idavuelta/shared/contracts';
import { readSiteConfig } from '../site-config.ts';
import { whyPutBack, whyUnauthorised } from './signing/authority.ts';
import { readPublicKeys } from './signing/keys.ts';
import { readRights } from './signing/rights.ts';
import { whyUnsigned } from './signing/signatures.ts';

type AnyHistory = ReleaseHistory<AnyRelease>;

/** Which entries a reader of the registry accepts. */
export interface ReaderOptions {
  /** Additional origins that modules may be loaded from. */
  origins?: readonly string[];
  /** Additional check of a release. @returns the reason to reject it */
  refuse?: (name: string, release: AnyRelease, part?: ReleasePart) => string | undefined;
  /** Additional check of a module's whole entry. */
  refuseEntry?: (name: string, history: AnyHistory, lastGood?: AnyHistory) => string | undefined;
}

/** Reads the options from the environment: allowed origins, the keys that may sign releases, and their rights. */
export function readerOptions(): ReaderOptions {
  const keys = readPublicKeys(process.env);
  const mayDo = readRights(process.env);
  return {
    origins: readSiteConfig(process.env).moduleOrigins ?? [],
    refuse: (name, release) => whyUnsigned(name, release, keys, mayDo),
    ...(mayDo && {
      refuseEntry: (name, history, lastGood) =>
        whyUnauthorised(name, history, keys, mayDo) ?? whyPutBack(history, lastGood),
    }),
  };
}
