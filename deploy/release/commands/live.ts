import { promote, rollBack } from '../../registry/releases.ts';
import { type AddCommand, type Options, openStore, print, why } from './command.ts';

/** Commands that change the live releases for everybody: promote, rollback. */
export function addPromotion(command: AddCommand) {
  command('promote')
    .description('makes a published release the one that visitors get')
    .argument('<module>')
    .argument('<version>')
    .option(...why)
    .action(async (name: string, version: string, options: Options) => {
      await promote(await openStore(), name, version, { why: options.why });
      print(options, { name, version, live: true }, `${name} ${version} is live`);
    });

  command('rollback')
    .description('takes a canary back or, without one, makes the previous release live again')
    .argument('<module>')
    .option('--to <version>', 'an earlier one')
    .option(...why)
    .action(async (name: string, options: Options & { to?: string }) => {
      const { version } = await rollBack(await openStore(), name, { to: options.to, why: options.why });
      print(options, { name, version, live: true }, `${name} ${version} is live again`);
    });
}
