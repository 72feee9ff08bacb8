import { entitledKey } from '../../registry/signing/entitled-key.ts';
import { previewToken } from '../../registry/signing/preview-tokens.ts';
import { readRelease } from '../../registry/stored-releases.ts';
import { type AddCommand, type Options, openStore, print, wholeNumber } from './command.ts';

const hour = 3_600_000;

/** `release -- preview`: creates a link to a published release that is not live. */
export function addPreview(command: AddCommand) {
  command('preview')
    .description('makes a link by which a published release is seen on the site before it is live')
    .argument('<module>')
    .argument('<version>')
    .option('--hours <n>', 'until the link expires', wholeNumber(1, 24 * 30), 72)
    .option('--page <address>', 'page that the link opens', process.env.SITE_URL ?? 'http://localhost:3000')
    .action(async (module: string, version: string, options: Options & { hours: number; page: string }) => {
      const key = entitledKey('preview', module);
      if (!key) throw new Error('a preview link is signed: RELEASE_SIGNING_KEY is missing');
      await readRelease(await openStore(), module, version);
      const until = Date.now() + options.hours * hour;
      const link = new URL(options.page);
      link.searchParams.set('release', previewToken({ module, version }, until, key));
      print(options, { module, version, until: new Date(until).toISOString(), link: link.href }, link.href);
    });
}
