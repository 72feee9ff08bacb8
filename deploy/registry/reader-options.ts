import type { AnyRelease, ReleaseHistory, ReleasePart } from '@idavuelta/shared/contracts';
import { siteConfigOf } from '../site-config.ts';
import { whyPutBack, whyUnauthorised } from './signing/authority.ts';
import { publicKeysOf } from './signing/keys.ts';
import { rightsOf } from './signing/rights.ts';
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
  const keys = publicKeysOf(process.env);
  const mayDo = rightsOf(process.env);
  return {
    origins: siteConfigOf(process.env).moduleOrigins ?? [],
    refuse: (name, release) => whyUnsigned(name, release, keys, mayDo),
    ...(mayDo && {
      refuseEntry: (name, history, lastGood) =>
        whyUnauthorised(name, history, keys, mayDo) ?? whyPutBack(history, lastGood),
    }),
  };
}
