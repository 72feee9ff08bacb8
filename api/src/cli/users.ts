import { type Language, languages } from '@idavuelta/shared/contracts';
import { type StaffRole, staffRoles } from '@idavuelta/shared/contracts/staff';
import { InvalidArgumentError, Option } from 'commander';
import type { CommandGroup } from './services.ts';
import { showAll } from './table.ts';

function emailOf(text: string) {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new InvalidArgumentError('An e-mail address.');
  return text;
}

interface InviteOptions {
  role: StaffRole;
  name: string;
  language: Language;
}

export const addUsers: CommandGroup = (program, run) => {
  const group = program.command('users').description('people of the back office');

  showAll(group.command('list').description('everybody, by name'), run, {
    list: ({ users }) => users.list(),
    empty: 'There is nobody. Invite the first: users invite <email> --role owner --name <name>',
    columns: [
      ['E-mail', ({ email }) => email],
      ['Name', ({ name }) => name],
      ['Role', ({ role }) => role],
      ['State', ({ state }) => state],
      ['Last seen', ({ lastSeenAt }) => lastSeenAt ?? ''],
    ],
  });

  group
    .command('invite')
    .description(
      'sends a link by which somebody chooses a password; an only owner who has lost the app for codes is invited again',
    )
    .argument('<email>', '', emailOf)
    .addOption(new Option('--role <role>').choices(staffRoles).makeOptionMandatory())
    .requiredOption('--name <name>', 'how mails address them')
    .addOption(new Option('--language <language>').choices(languages).default('es_PE'))
    .action((email: string, { role, name, language }: InviteOptions) =>
      run(async ({ inviteStaff, actor }) => {
        await inviteStaff({ email, role, name, language }, { actor, colleagues: true });
        return `${email} gets a link, which works once and for 48 hours.`;
      }),
    );
};
