import type { LoaderContext } from 'webpack';

/** Replaces a file by the source that its rule specifies (`carried-libraries.ts`). */
export default function carriedLoader(this: LoaderContext<{ source: string }>): string {
  return this.getOptions().source;
}
