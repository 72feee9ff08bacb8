import type { LoaderContext } from 'webpack';

/** Replaces a file by the source that its rule specifies (`store-libraries.ts`). */
export default function sourceLoader(this: LoaderContext<{ source: string }>): string {
  return this.getOptions().source;
}
