import { startCanary } from '../../registry/releases.ts';
import { figuresText } from '../report.ts';
import { readTallies } from '../tallies.ts';
import { watchCanary } from '../watch-canary.ts';
import { type AddCommand, gatewayOption, type Options, openStore, print, wholeNumber, why } from './command.ts';

interface CanaryOptions extends Options {
  percent: number;
  watch?: boolean;
  replace?: boolean;
  gateway: string[];
  enough: number;
  /** In seconds. */
  interval: number;
}

export function addCanary(command: AddCommand) {
  command('canary')
    .description('gives a published release to some visitors, or changes to how many')
    .argument('<module>')
    .argument('<version>')
    .requiredOption('--percent <count>', 'of visitors, 1 to 99', wholeNumber(1, 99))
    .option('--replace', 'takes the place of another canary of the module')
    .option('--watch', 'promotes it or takes it back by itself, by its failures; needs --gateway')
    .option(...gatewayOption())
    .option('--enough <count>', 'visitors who loaded it after which a good canary is promoted', wholeNumber(1), 500)
    .option('--interval <seconds>', 'between two looks', wholeNumber(1), 10)
    .option(...why)
    .action(async (name: string, version: string, options: CanaryOptions) => {
      if (options.watch && !options.gateway.length)
        throw new Error('--watch needs --gateway, or GATEWAYS in the environment');
      const store = await openStore();
      const { percent: percentage, replace: replaces } = options;
      const isForSome = await startCanary(store, name, version, { percentage, replaces, why: options.why });
      if (!isForSome) return print(options, { name, version, live: true }, `${name} ${version} is live for everybody`);
      if (!options.watch)
        return print(
          options,
          { name, version, percentage },
          `${name} ${version} is live for ${percentage} % of visitors`,
        );
      console.error(`${name} ${version} is live for ${percentage} % of visitors, and watched`);
      const result = await watchCanary({
        store,
        name,
        version,
        read: () => Promise.all(options.gateway.map(readTallies)),
        enough: options.enough,
        interval: options.interval * 1_000,
        onCheck: (canary, current) => console.error(`canary ${figuresText(canary)}; current ${figuresText(current)}`),
        onTrouble: ({ message }) => console.error(message),
      });
      if (result.outcome === 'rolled back') process.exitCode = 1;
      print(options, { name, version, ...result }, `${name} ${version} was ${result.outcome}: ${result.why}`);
    });
}
