import { readReleaseLog } from '../../registry/registry-document.ts';
import { readFigures } from '../figures.ts';
import { historyLines, readStatus, statusLines } from '../report.ts';
import { verificationLines, verify } from '../verify.ts';
import { type AddCommand, gatewayOption, type Options, openStore, print } from './command.ts';

/** Adds read-only commands: status, history, verify. */
export function addReports(command: AddCommand) {
  command('status')
    .description('what is live, since when, what can be gone back to and, asked of gateways, how it does')
    .option(...gatewayOption())
    .action(async (options: Options & { gateway: string[] }) => {
      const report = ({ entry, reason }: { entry: string; reason: string }) =>
        console.error(`refused: ${entry}: ${reason}`);
      const figures = await Promise.all(options.gateway.map(readFigures));
      const rows = await readStatus(await openStore(), figures, report);
      print(options, rows, statusLines(rows));
    });

  command('history')
    .description('who made what live, when and why, the newest first')
    .argument('[module]')
    .action(async (name: string | undefined, options: Options) => {
      const events = await readReleaseLog(await openStore(), name);
      print(options, events, historyLines(events));
    });

  command('verify')
    .description('compares every file of the live releases with its build')
    .option('--site <origin>', 'fetches them as visitors do')
    .action(async (options: Options & { site?: string }) => {
      const result = await verify(await openStore(), options.site);
      const lines = verificationLines(result);
      if (!lines.length) return print(options, result, `${result.files} files are as they were built`);
      process.exitCode = 1;
      if (options.json) print(options, result, '');
      else console.error(lines.join('\n'));
    });
}
