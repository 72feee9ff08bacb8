import { root } from '../../output.ts';
import { notesBetween } from '../notes/notes-between.ts';
import { notesLines } from '../notes/notes-text.ts';
import { type AddCommand, type Options, openStore, print } from './command.ts';

/** `release -- notes`: lists the commits between the live and the next release. */
export function addNotes(command: AddCommand) {
  command('notes')
    .description('the commits between what is live and the canary or, without one, the newest that is published')
    .argument('<module>')
    .option('--from <version>', 'another one than what is live for everybody')
    .option('--to <version>', 'another one than the canary or the newest')
    .action(async (name: string, options: Options & { from?: string; to?: string }) => {
      const notes = await notesBetween(await openStore(), root, name, options);
      print(options, { name, ...notes }, notesLines(`${name} ${notes.version}`, notes));
    });
}
