import { type Currency, currencies, formatMoney } from '@idavuelta/shared/contracts/money';
import { type Command, InvalidArgumentError } from 'commander';
import { AppError } from '../errors.ts';
import { readStatementFile } from '../modules/payments/statements/read-statement-file.ts';
import { wholeNumber } from './arguments.ts';
import { importedStatement, nextStep } from './bank-row-words.ts';
import { hiddenLine } from './hidden-line.ts';
import { orderIdOf } from './order-argument.ts';
import type { Run } from './services.ts';
import { jsonOption, showPages } from './table.ts';

function parseCurrency(text: string): Currency {
  const currency = currencies.find((known) => known === text.toUpperCase());
  if (!currency) throw new InvalidArgumentError(`It must be one of ${currencies.join(', ')}.`);
  return currency;
}

/** Rethrows errors of a service with messages for staff. */
const rethrowForRow = (row: number, order?: string) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'NOT_FOUND') throw new Error(`There is no order ${order}.`);
  throw new Error(`Row ${row} cannot be ${order ? `matched with order ${order}` : 'dismissed'}. ${error.message}`);
};

interface ImportFlags {
  currency?: Currency;
  dryRun?: boolean;
  json?: boolean;
}

export function addBankStatements(group: Command, run: Run) {
  group
    .command('import')
    .description('reads a bank statement: orders whose reference and amount it has are paid; the rest is listed')
    .argument('<file>', 'in CSV or .xlsx, with headings in Spanish, English or Portuguese')
    .option('--currency <currency>', 'of a statement that has no column for it', parseCurrency)
    .option('--dry-run', 'says what would happen, and changes nothing')
    .option(...jsonOption)
    .action((file: string, { currency, dryRun = false, json }: ImportFlags) =>
      run(async ({ importStatement, layouts, actor }) => {
        const corrected = await layouts.correctedBy();
        const { hidden, ...read } = await readStatementFile({ path: file, currency, corrected });
        const statement = await importStatement(read, { by: actor, dryRun });
        if (json) return JSON.stringify({ ...statement, hidden, dryRun }, null, 2);
        return [importedStatement(statement, dryRun), ...hiddenLine(hidden)].join('\n');
      }),
    );

  showPages(
    group
      .command('unmatched')
      .description('rows of bank statements at which somebody must look, the oldest first, and what to do'),
    run,
    {
      list: ({ openRows }) => openRows.list,
      empty: 'Nobody has to look at a row of a bank statement.',
      columns: [
        ['Row', ({ id }) => id],
        ['Date', ({ bookedOn }) => bookedOn],
        ['Amount', ({ amount }) => formatMoney(amount)],
        ['What', ({ kind }) => kind],
        ['Order', ({ order = '' }) => order],
        ['What to do', nextStep],
        ['Payer', ({ payer }) => payer],
        ['Text', ({ text }) => text],
      ],
    },
  );

  group
    .command('match')
    .description('says for which order a row is: the order is paid when its amount is there')
    .argument('<row>', 'its number in transfers unmatched', wholeNumber())
    .argument('<order>', 'its number or id')
    .action((row: number, order: string) =>
      run(async ({ openRows, orders, actor }) => {
        const settled = await openRows
          .match(row, await orderIdOf(orders, order), actor)
          .catch(rethrowForRow(row, order));
        return `Row ${row} is for order ${settled.order}: ${nextStep({ ...settled, id: row })}.`;
      }),
    );

  group
    .command('dismiss')
    .description('somebody has dealt with the row: paid it back, or found that it is for no order')
    .argument('<row>', 'its number in transfers unmatched', wholeNumber())
    .argument('[note...]', 'for the audit')
    .action((row: number, note: string[]) =>
      run(async ({ openRows, actor }) => {
        await openRows.dismiss(row, actor, note.join(' ')).catch(rethrowForRow(row));
        return `Nobody has to look at row ${row} any more.`;
      }),
    );
}
