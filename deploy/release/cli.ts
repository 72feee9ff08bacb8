/** `npm run release -- --help`: what teams do with releases of the shell and of modules. */
import { Command } from 'commander';
import { addCanary } from './commands/canary.ts';
import { addCare } from './commands/care.ts';
import { addPromotion } from './commands/live.ts';
import { addNotes } from './commands/notes.ts';
import { addPreview } from './commands/preview.ts';
import { addPublishing } from './commands/publish.ts';
import { addReports } from './commands/report.ts';
import { environmentHelp } from './environment-help.ts';

const program = new Command('npm run release --').description('Releases of the shell and of the modules.');
for (const add of [addPublishing, addPreview, addPromotion, addCanary, addNotes, addReports, addCare])
  add((name) => program.command(name).option('--json', 'for programs'));

program.addHelpText('after', environmentHelp);
program.parseAsync().catch((error: Error) => {
  console.error(process.argv.includes('--json') ? JSON.stringify({ error: error.message }) : error.message);
  process.exitCode = 1;
});
