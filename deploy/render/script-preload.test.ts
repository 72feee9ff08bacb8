import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scriptPreload } from './script-preload.ts';

const origin = 'https://idavuelta.example';

test('[MOD-03] a script is fetched ahead as the shell asks for it: by its hash, and from another origin with its CORS mode', () => {
  const link = (address: string) => scriptPreload(address, origin, 'sha384-x');
  assert.equal(link('/modules/a.js'), '<link rel="preload" as="script" href="/modules/a.js" integrity="sha384-x">');
  assert.equal(
    link('https://files.example/a.js'),
    '<link rel="preload" as="script" href="https://files.example/a.js" integrity="sha384-x" crossorigin>',
  );
  assert.doesNotMatch(link(`${origin}/modules/a.js`), /crossorigin/);
  assert.equal(scriptPreload('/shell/main.js', origin), '<link rel="preload" as="script" href="/shell/main.js">');
});
