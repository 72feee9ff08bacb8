import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSVG } from 'bwip-js/node';
import { isTedSigned } from './ted.ts';
import { aBoleta, render } from './testing/documents.ts';

test('[FIS-06] a stamp is drawn as PDF417, a byte for each character', () => {
  const { text } = render(aBoleta()).stamp;
  assert.match(text, /^[\x20-\x7e\xa1-\xff]+$/);
  const options = { bcid: 'pdf417', text, binarytext: true, eclevel: 5, columns: 15 };
  assert.match(toSVG(options), /^<svg viewBox="0 0 \d+ \d+"/);
});

test('[FIS-06] blanks between elements do not break a stamp, and what is no stamp has no signature', () => {
  const { text } = render(aBoleta()).stamp;
  assert.ok(isTedSigned(text.replaceAll('><', '>\n  <')));
  for (const other of ['', '<TED/>', text.replace(/<FRMT.*/, ''), text.replace(/<M>[^<]+/, '<M>')]) {
    assert.ok(!isTedSigned(other));
  }
});
