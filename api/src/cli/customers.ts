import type { CommandGroup } from './services.ts';
import { jsonOption, table } from './table.ts';

const yes = (value: boolean) => (value ? 'yes' : 'no');

export const addCustomers: CommandGroup = (program, run) => {
  const group = program.command('customers').description('accounts');

  group
    .command('find')
    .description('accounts whose e-mail, name or phone has the text, the newest first')
    .argument('<text>')
    .option(...jsonOption)
    .action((text: string, { json }: { json?: boolean }) =>
      run(async ({ customers }) => {
        const found = await customers.find(text);
        if (json) return JSON.stringify({ items: found }, null, 2);
        if (found.length === 0) return 'There is no such customer.';
        return table(found, [
          ['E-mail', ({ email }) => email],
          ['Name', ({ name }) => name],
          ['Country', ({ country }) => country],
          ['Verified', ({ verified }) => yes(verified)],
          ['Blocked', ({ blocked }) => yes(blocked)],
          ['Orders', ({ orders }) => orders],
          ['Since', ({ since }) => since.toISOString().slice(0, 10)],
        ]);
      }),
    );

  group
    .command('resend')
    .description('sends the link that verifies a new account again')
    .argument('<email>')
    .action((email: string) =>
      run(async ({ customers, actor }) => {
        const resent = await customers.resend(email, actor);
        if (resent === 'unknown') throw new Error(`There is no account ${email}.`);
        return resent === 'verified'
          ? `${email} is verified already; no mail was sent.`
          : `${email} gets a new link, which works once and for 24 hours.`;
      }),
    );

  group
    .command('block')
    .description('logs the account out everywhere; nobody logs in until it is unblocked')
    .argument('<email>')
    .argument('[reason...]', 'for the audit')
    .action((email: string, reason: string[]) =>
      run(async ({ customers, actor }) => {
        if (!(await customers.block(email, { actor, reason: reason.join(' ') })))
          throw new Error(`There is no account ${email} that could be blocked.`);
        return `${email} is blocked and logged out everywhere.`;
      }),
    );

  group
    .command('unblock')
    .description('lets the account log in again')
    .argument('<email>')
    .argument('[reason...]', 'for the audit')
    .action((email: string, reason: string[]) =>
      run(async ({ customers, actor }) => {
        if (!(await customers.unblock(email, { actor, reason: reason.join(' ') })))
          throw new Error(`There is no blocked account ${email}.`);
        return `${email} may log in again.`;
      }),
    );
};
