import { Command, CommanderError } from 'commander';
import { groups } from './groups.ts';
import { printable } from './printable.ts';
import type { CommandServices, Run } from './services.ts';

/** Escapes the error's message, which may repeat user input. */
function withPrintableMessage(error: unknown) {
  if (error instanceof Error) error.message = printable(error.message);
  return error;
}

/**
 * Runs one command. Help and invalid commands need no database.
 * @param withServices runs work with a database connection
 * @returns the output, with control characters escaped
 * @throws Error with the reason, and the command's usage
 */
export async function runCommand(
  withServices: (work: (staff: CommandServices) => Promise<string>) => Promise<string>,
  words: string[],
) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const run: Run = async (work) => {
    printed.push(await withServices(work));
  };
  const program = new Command('npm run staff --')
    .description('What staff can do. Every change leaves an audit row.')
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({ writeOut: (text) => printed.push(text), writeErr: (text) => complaints.push(text) });
  for (const add of groups) add(program, run);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw withPrintableMessage(error);
    if (error.exitCode !== 0) throw new Error(printable(complaints.join('').trim()));
  }
  return printable(printed.join('\n').trimEnd());
}
