import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodedText } from './encoded-text.ts';

for (const [what, text] of [
  ['a text', 'Ida y vuelta ✓'],
  ['a compressed text', { brotli: brotliCompressSync('Ida y vuelta ✓') }],
] as const) {
  test(`${what} is there in every encoding, each made once`, async () => {
    const encoded = encodedText(text);
    const [br, gzip, plain] = await Promise.all([encoded.in('br'), encoded.in('gzip'), encoded.in('identity')]);
    for (const bytes of [brotliDecompressSync(br), gunzipSync(gzip), Buffer.from(plain)])
      assert.equal(String(bytes), 'Ida y vuelta ✓');
    assert.equal(await encoded.in('br'), br);
    assert.equal(await encoded.in('gzip'), gzip);
    assert.equal(await encoded.in('identity'), plain);
  });
}
