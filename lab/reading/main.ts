/**
 * `npm run read-codes`: how many of sixty pictures of codes are read, first by the page's decoder alone, then by the page
 * through a camera that shows them. `npm run read-codes -- decoder` leaves the page out.
 */
import { withTestSite } from '@idavuelta/e2e/test-site/with-test-site.ts';
import { signingKey } from './codes.ts';
import { decodeFrame } from './decode-frame.ts';
import { cameraFrame } from './photograph.ts';
import { type Picture, pictures } from './pictures.ts';
import { type Cell, printTable } from './print-table.ts';
import { readByPage } from './read-by-page.ts';

const frames: (Picture & { frame: Buffer })[] = [];
for (const picture of pictures) frames.push({ ...picture, frame: await picture.take(cameraFrame) });

const byDecoder: Cell[] = [];
for (const { kind, text, frame } of frames) {
  const read = await decodeFrame(frame);
  byDecoder.push({ kind, cell: read?.text === text ? String(read.attempt) : '–' });
}
printTable('decoder: the try that read it', byDecoder);

if (process.argv[2] !== 'decoder') {
  process.env.TICKET_SIGNING_KEY = signingKey; // the site trusts the codes, although it has no such orders
  await withTestSite(async () => printTable('page: ✓ when the right order was checked', await readByPage(frames)));
}
