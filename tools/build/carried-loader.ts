import type { LoaderContext } from 'webpack';

/** Puts the source that its rule names in the place of a file (`carried-libraries.ts`). */
export default function carriedLoader(this: LoaderContext<{ source: string }>): string {
  return this.getOptions().source;
}
