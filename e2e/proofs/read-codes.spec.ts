import { decodeFrame } from '../reading/decode-frame.ts';
import { cameraFrame } from '../reading/photograph.ts';
import { pictures } from '../reading/pictures.ts';
import { expect, test } from '../support/fixtures.ts';

/** Of each kind the hardest that is read. The pictures are the same each time; `npm run read-codes` takes all sixty. */
const limits = {
  turned: 6,
  tilted: 6,
  blurred: 4,
  shaken: 6,
  dim: 3,
  glare: 3,
  small: 6,
  'on a screen': 6,
  'on paper': 6,
  'by night': 3,
};

for (const [kind, strength] of Object.entries(limits)) {
  test(`[QRC-01] a code is read in a picture of the kind “${kind}”, strength ${strength} of 6`, async () => {
    const picture = pictures.find((one) => one.kind === kind && one.strength === strength);
    const frame = await picture?.take(cameraFrame);
    const read = frame && (await decodeFrame(frame));
    expect(read?.text).toBe(picture?.text);
  });
}
