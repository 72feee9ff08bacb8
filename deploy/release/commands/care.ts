import { makeKeys } from '../../registry/signing/keys.ts';
import { removeUnused } from '../clean.ts';
import { type AddCommand, type Options, openStore, print, wholeNumber } from './command.ts';

/** Adds commands that maintain the store: keys, clean. */
export function addCare(command: AddCommand) {
  command('keys')
    .description('makes a key pair for signing releases; the signing key is a secret of whoever publishes')
    .action((options: Options) => {
      const { id, signingKey, publicKey } = makeKeys();
      const lines = [`key ${id}`, `RELEASE_SIGNING_KEY=${signingKey}`, `RELEASE_PUBLIC_KEYS=${publicKey}`];
      print(options, { id, signingKey, publicKey }, lines.join('\n'));
    });

  command('clean')
    .description('removes releases that are neither live nor can be gone back to')
    .requiredOption('--keep <count>', 'of each module, the newest', wholeNumber(0))
    .action(async (options: Options & { keep: number }) => {
      const removed = await removeUnused(await openStore(), options.keep);
      const lines = removed.map((release) => `removed ${release}`).join('\n');
      print(options, { removed }, lines || 'There is nothing to remove.');
    });
}
