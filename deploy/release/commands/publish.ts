import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../output.ts';
import { promote } from '../../registry/releases.ts';
import { publishBuild } from '../publish-build.ts';
import { type AddCommand, type Options, openStore, print, why } from './command.ts';

/** Adds commands that create releases: build, publish. */
export function addPublishing(command: AddCommand) {
  command('build')
    .description('builds the present sources into the dist folder of the module')
    .argument('<module>')
    .action((name: string, options: Options) => {
      // The build's output is for people, so it goes to stderr.
      execFileSync('npm', ['run', 'build', '--silent', '-w', name], { cwd: root, stdio: ['inherit', 2, 2] });
      print(options, { name, dist: join(root, name, 'dist') }, `${name} is built`);
    });

  command('publish')
    .description('stores what was built, for good, under its version; nobody gets it before it is promoted')
    .argument('<module>')
    .option('--live', 'promotes it as well')
    .option(...why)
    .action(async (name: string, options: Options & { live?: boolean }) => {
      const store = await openStore();
      const { version } = await publishBuild(store, root, name);
      if (options.live)
        await promote(store, name, version, { why: options.why }).catch((error: Error) => {
          throw new Error(`${error.message}; it stays published, and nobody gets it before it is promoted`);
        });
      const result = { name, version, live: Boolean(options.live) };
      print(options, result, `${name} ${version} is ${options.live ? 'live' : 'published'}`);
    });
}
