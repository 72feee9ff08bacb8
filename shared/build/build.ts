/** Builds the browser package of the current folder into its `dist`: `npm run build -w mfe-booking`. */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { compressFiles } from './compress.ts';
import { describeModule } from './manifest.ts';
import { type Build, describeBuild, isBrowserPackage } from './packages.ts';
import { browserConfig } from './webpack.ts';

const name = basename(process.cwd());
if (!isBrowserPackage(name)) throw new Error(`run it in the folder of the shell or of a module, not in ${name}`);

const build = describeBuild(name);
const started = performance.now();
await compile(build);
if (build.name !== 'shell') {
  writeFileSync(join(build.dir, 'dist/module.json'), JSON.stringify(await describeModule(build), null, 2));
}
compressFiles(join(build.dir, 'dist'));
// Last: a dist folder that has it is complete.
writeFileSync(join(build.dir, 'dist/version.json'), JSON.stringify({ version: build.version }));
console.log(`${build.name} ${build.version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

function compile(of: Build) {
  return new Promise<Stats>((resolve, reject) => {
    webpack(browserConfig(of), (error, stats) => {
      if (error || !stats) return reject(error);
      if (stats.hasErrors() || stats.hasWarnings()) {
        console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
      }
      if (stats.hasErrors()) return reject(new Error(`${of.name} does not build`));
      resolve(stats);
    });
  });
}
