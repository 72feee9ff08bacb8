import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startS3 } from './server.ts';

const server = await startS3({ accessKeyId: 'key', pageSize: 2 });
after(() => server.close());
const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=key/20261122/us-east-1/s3/aws4_request' };

const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(`${server.url}/bucket/${path}`, { method, headers: { ...signed, ...headers }, body });

test('a call without a signature, or with that of another key, is refused', async () => {
  assert.equal((await fetch(`${server.url}/bucket/a`)).status, 403);
  assert.equal((await call('GET', 'a', { authorization: 'AWS4-HMAC-SHA256 Credential=other/' })).status, 403);
});

test('an object is written when the conditions hold, and only then', async () => {
  const created = await call('PUT', 'new', { 'if-none-match': '*' }, 'one');
  const etag = created.headers.get('etag') ?? '';
  assert.equal(created.status, 200);
  assert.equal((await call('PUT', 'new', { 'if-none-match': '*' }, 'two')).status, 412);
  assert.equal((await call('PUT', 'new', { 'if-match': '"another"' }, 'two')).status, 412);
  assert.equal((await call('PUT', 'absent', { 'if-match': etag }, 'two')).status, 404);
  assert.equal(await (await call('GET', 'new')).text(), 'one');
  assert.equal((await call('PUT', 'new', { 'if-match': etag }, 'two')).status, 200);
  assert.equal(await (await call('GET', 'new')).text(), 'two');
  assert.equal((await call('DELETE', 'new')).status, 204);
  assert.equal((await call('GET', 'new')).status, 404);
});

test('a list comes in pages, in the order of the keys, of those with the prefix', async () => {
  for (const key of ['list/c', 'list/a', 'other', 'list/b']) await call('PUT', key, {}, key);
  const first = await (await call('GET', '?list-type=2&prefix=list/')).text();
  assert.deepEqual(
    [...first.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key),
    ['list/a', 'list/b'],
  );
  const token = /<NextContinuationToken>(.*?)</.exec(first)?.[1];
  const second = await (await call('GET', `?list-type=2&prefix=list/&continuation-token=${token}`)).text();
  assert.match(second, /<IsTruncated>false<.*<Key>list\/c<\/Key>/);
});
