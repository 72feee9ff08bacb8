import type { Compilation, Compiler } from 'webpack';

/**
 * A build with errors is not served where a good one is: the page goes on with that one, and the next good build is a hot
 * update of it. Before the first good one the broken build is served, since its page shows the error, and is loaded anew
 * once it is mended.
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
