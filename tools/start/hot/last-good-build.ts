import type { Compilation, Compiler } from 'webpack';

/**
 * Serves the last good build instead of one with errors: the page keeps it, and the next good build is a hot update of
 * it. Before the first good one the broken build is served, because its page shows the error and reloads once it is
 * fixed.
 */
export const lastGoodBuild = {
  apply(compiler: Compiler) {
    const isBroken = (compilation: Compilation) => compilation.getStats().hasErrors();
    let hasGoodOne = false;
    compiler.hooks.shouldEmit.tap('last good build', (compilation) => {
      if (!isBroken(compilation)) hasGoodOne = true;
      else if (hasGoodOne) return false;
    });
    compiler.hooks.compilation.tap('last good build', (compilation) => {
      compilation.hooks.shouldRecord.tap('last good build', () => (isBroken(compilation) ? false : undefined));
    });
  },
};
