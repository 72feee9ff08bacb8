import type { ChainProblem } from '../modules/fiscal/es/check-chain.ts';
import { createCheckStored, type StoredProblem } from '../modules/fiscal/for-staff/check-stored.ts';
import type { CommandGroup } from './services.ts';

const meanings: Record<ChainProblem, string> = {
  gap: 'a record before it is gone, or one is there twice',
  altered: 'its bytes are not those that were stored',
  unreadable: 'it is no record of the authority’s schema',
  huella: 'its huella is not that of its fields',
  link: 'it is not chained to the record before it',
  time: 'it was made before the record that it follows',
  end: 'it is not the last record that was made: later ones are gone, or it was replaced',
};

const describe = (problem: StoredProblem) =>
  'recordId' in problem
    ? `Record ${problem.recordId} (no chain): ${meanings[problem.problem]}.`
    : `Broken: record ${problem.position} of ${problem.taxId}: ${meanings[problem.problem]} (${problem.problem}).`;

const count = (good: number) => (good === 1 ? '1 record is good.' : `${good} records are good.`);

export const addTaxDocuments: CommandGroup = (program, run) => {
  const group = program.command('tax-documents').description('documents for tax authorities');

  group
    .command('check-chain')
    .description('reads all stored records, and says whether one was changed or is gone')
    .action(() =>
      run(async ({ db }) => {
        const { good, problem } = await createCheckStored({ db })();
        if (problem) throw new Error(`${describe(problem)} Before it ${count(good)}`);
        return `Unbroken: ${count(good)}`;
      }),
    );
};
