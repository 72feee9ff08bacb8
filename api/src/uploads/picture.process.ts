import type { PictureShape } from '@idavuelta/shared/contracts/staff';
import { PictureRejected } from './picture-rejected.ts';
import { writePicture } from './write-picture.ts';

/**
 * `node picture.process.ts <file> <folder> <name> <shape>`: writes the files of a picture, or prints the reason for
 * rejecting it.
 */
const [file = '', dir = '', name = '', shape] = process.argv.slice(2);
await writePicture(file, { dir, name, shape: shape as PictureShape }).catch((error: unknown) => {
  if (!(error instanceof PictureRejected)) throw error;
  process.stdout.write(error.reason);
});
