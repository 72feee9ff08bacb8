import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { buildSync } from 'esbuild';
import { root } from './packages.ts';
import markComponents from './pure-components.ts';

const router = dirname(createRequire(join(root, 'shell/package.json')).resolve('react-router/package.json'));
const files = globSync('dist/production/chunk-*.mjs', { cwd: router }).map((file) =>
  readFileSync(join(router, file), 'utf8'),
);

/** What of the code a bundler leaves that uses nothing of it. */
const leftOf = (contents: string) =>
  buildSync({
    stdin: { contents: `import * as React from 'react';\n${contents}` },
    bundle: true,
    format: 'esm',
    external: ['react'],
    write: false,
  }).outputFiles[0]?.text ?? '';

test('a component that nobody uses is left out', () => {
  const link = 'var Link = React.forwardRef(() => "a link");\nLink.displayName = "Link";';
  assert.match(leftOf(link), /a link/);
  assert.doesNotMatch(leftOf(markComponents(link)), /a link/);
});

test('the router makes its components in the way that is looked for', () => {
  const all = files.join('\n');
  assert.match(markComponents(all), /var Form = \/\* @__PURE__ \*\/ React/);
  assert.doesNotMatch(markComponents(all), /^Form\.displayName/m);
});
