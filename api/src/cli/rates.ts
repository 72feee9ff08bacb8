import { userInfo } from 'node:os';
import type { CommandGroup } from './services.ts';
import { showAll } from './table.ts';

export const addRates: CommandGroup = (program, run) => {
  const group = program.command('rates').description('exchange rates, in units of CLP or EUR for one PEN');

  showAll(group.command('list').description('all that were ever set, the valid one of each currency first'), run, {
    list: ({ rates }) => rates.history(),
    empty: 'No exchange rate is set: only methods that charge soles are offered.',
    columns: [
      ['Currency', ({ currency }) => currency],
      ['Rate', ({ rate }) => rate],
      ['Set', ({ setAt }) => setAt.toISOString()],
      ['By', ({ setBy }) => setBy],
    ],
  });

  group
    .command('set')
    .description('sets a rate, valid from now on')
    .argument('<currency>', 'CLP or EUR')
    .argument('<rate>', 'with a decimal point, e.g. 0.25')
    .option('--by <name>', 'who has set it', userInfo().username)
    .action((currency: string, rate: string, { by }: { by: string }) =>
      run(async ({ rates }) => {
        await rates.set(currency, rate, `staff:${by}`);
        return `1 PEN is ${rate} ${currency} from now on.`;
      }),
    );
};
