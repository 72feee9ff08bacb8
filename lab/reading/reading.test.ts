import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { decodeFrame } from './decode-frame.ts';
import { cameraFrame } from './photograph.ts';
import { pictures } from './pictures.ts';

/** The hardest readable picture of each kind. The pictures are deterministic; `npm run read-codes` takes all sixty. */
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
    assert.ok(picture);
    const read = await decodeFrame(await picture.take(cameraFrame));
    assert.equal(read?.text, picture.text);
  });
}

test('[QRC-01] a code that is white on black, as on a phone in its dark mode, is read', async () => {
  const picture = pictures.find(({ kind, strength }) => kind === 'on a screen' && strength === 1);
  assert.ok(picture);
  const inverted = await sharp(await picture.take(cameraFrame))
    .negate()
    .jpeg()
    .toBuffer();
  assert.equal((await decodeFrame(inverted))?.text, picture.text);
});
