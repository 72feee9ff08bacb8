import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import { storeKinds } from '../../testing/stores.ts';

const text = (content: string) => Buffer.from(content);

for (const [kind, aStore] of storeKinds(startBucket))
  describe(`a store in ${kind}`, () => {
    test('keeps a file as it was put: the same again is no error, another is', async () => {
      const store = await aStore();
      assert.equal(await store.read('modules/a.js'), undefined);
      await store.put('modules/a.js', text('one'));
      await store.put('modules/a.js', text('one'));
      await assert.rejects(store.put('modules/a.js', text('two')), /^Error: modules\/a\.js exists with other content$/);
      assert.equal(String(await store.read('modules/a.js')), 'one');
    });

    test('replaces a document for whoever knows its present state, and for nobody else', async () => {
      const store = await aStore();
      assert.equal(await store.etagOf('registry.json'), undefined);
      assert.equal(await store.replaceDocument('registry.json', 'one', '"unknown"'), false);
      assert.equal(await store.replaceDocument('registry.json', 'one', undefined), true);
      assert.equal(await store.replaceDocument('registry.json', 'two', undefined), false);
      const first = await store.readDocument('registry.json');
      assert.equal(first?.text, 'one');
      assert.equal(await store.etagOf('registry.json'), first?.etag);
      assert.equal(await store.replaceDocument('registry.json', 'two', first?.etag), true);
      assert.equal(await store.replaceDocument('registry.json', 'three', first?.etag), false);
      assert.equal((await store.readDocument('registry.json'))?.text, 'two');
    });

    test('of many that replace the same state one succeeds', async () => {
      const store = await aStore();
      const written = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.replaceDocument('registry.json', `text ${i}`, undefined)),
      );
      assert.equal(written.filter(Boolean).length, 1);
      assert.equal((await store.readDocument('registry.json'))?.text, `text ${written.indexOf(true)}`);
    });

    test('lists every file of a folder, however many, and removes them one by one', async () => {
      const store = await aStore();
      const keys = Array.from({ length: 120 }, (_, i) => `modules/a/${i}.js`).sort();
      for (const key of [...keys, 'modules/ab/other.js', 'shell/a.js']) await store.put(key, text(key));
      assert.deepEqual((await store.list('modules/a/')).map(({ key }) => key).sort(), keys);
      await store.remove('modules/a/7.js');
      await store.remove('modules/a/7.js');
      assert.equal((await store.list('modules/a/')).length, 119);
      assert.deepEqual(await store.list('nothing/'), []);
    });

    test('has no file outside itself', async () => {
      const store = await aStore();
      for (const key of ['../a', 'modules/../../a', '/etc/passwd', 'modules//a', '', 'a\nb'])
        await assert.rejects(async () => store.put(key, text('x')), /is no name of a stored file/, key);
    });
  });
