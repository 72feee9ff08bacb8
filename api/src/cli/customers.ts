import type { CommandGroup } from './services.ts';
import { showAll } from './table.ts';

const yes = (value: boolean) => (value ? 'yes' : 'no');

const locks = [
  {
    name: 'block',
    description: 'logs the account out everywhere; nobody logs in until it is unblocked',
    refused: (email: string) => `There is no account ${email} that could be blocked.`,
    done: 'is blocked and logged out everywhere.',
  },
  {
    name: 'unblock',
    description: 'lets the account log in again',
    refused: (email: string) => `There is no blocked account ${email}.`,
    done: 'may log in again.',
  },
] as const;

export const addCustomers: CommandGroup = (program, run) => {
  const group = program.command('customers').description('accounts');

  showAll(
    group
      .command('find')
      .description('accounts whose e-mail, name or phone has the text, the newest first')
      .argument('<text>'),
    run,
    {
      list: ({ customers }, text: string) => customers.find(text),
      empty: 'There is no such customer.',
      columns: [
        ['E-mail', ({ email }) => email],
        ['Name', ({ name }) => name],
        ['Country', ({ country }) => country],
        ['Verified', ({ verified }) => yes(verified)],
        ['Blocked', ({ blocked }) => yes(blocked)],
        ['Orders', ({ orders }) => orders],
        ['Since', ({ since }) => since.toISOString().slice(0, 10)],
      ],
    },
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

  for (const { name, description, refused, done } of locks)
    group
      .command(name)
      .description(description)
      .argument('<email>')
      .argument('[reason...]', 'for the audit')
      .action((email: string, reason: string[]) =>
        run(async ({ customers, actor }) => {
          if (!(await customers[name](email, { actor, reason: reason.join(' ') }))) throw new Error(refused(email));
          return `${email} ${done}`;
        }),
      );
};
