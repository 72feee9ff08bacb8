import type { AnyRelease } from '@idavuelta/shared/contracts';
import { siteConfigOf } from '../site-config.ts';
import { publicKeysOf } from './signing/keys.ts';
import { whyUnsigned } from './signing/signatures.ts';

/** What a reader of the registry accepts. */
export interface ReaderOptions {
  /** Origins besides the site's own that modules may be fetched from. */
  origins?: readonly string[];
  /** What else it wants of a release. @returns why it refuses one */
  refuse?: (name: string, release: AnyRelease) => string | undefined;
}

/** Options from the environment: allowed origins, and the keys, one of which must have signed a release. */
export function readerOptions(): ReaderOptions {
  const keys = publicKeysOf(process.env);
  return {
    origins: siteConfigOf(process.env).moduleOrigins ?? [],
    refuse: (name, release) => whyUnsigned(name, release, keys),
  };
}
