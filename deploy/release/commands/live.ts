import { promote, retire, rollBack, switchModule } from '../../registry/releases.ts';
import { type AddCommand, type Options, openStore, print, why } from './command.ts';

/** Adds commands that change the live releases for everyone: promote, rollback, retire, switch-off, switch-on. */
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

  command('retire')
    .description('takes a module out of the site for good: its pages and slots are gone, its releases stay stored')
    .argument('<module>')
    .option(...why)
    .action(async (name: string, options: Options) => {
      const version = await retire(await openStore(), name, { why: options.why });
      print(options, { name, version, live: false }, `${name} is retired; ${version} was live`);
    });

  for (const on of [false, true]) {
    command(on ? 'switch-on' : 'switch-off')
      .description(
        on ? 'gives a module back to visitors' : 'takes a module from visitors: its pages say so, its slots are empty',
      )
      .argument('<module>')
      .option(...why)
      .action(async (name: string, options: Options) => {
        await switchModule(await openStore(), name, on, { why: options.why });
        print(options, { name, on }, `${name} is switched ${on ? 'on' : 'off'}`);
      });
  }
}
