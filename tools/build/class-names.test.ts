import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { styles } from './rules.ts';

const root = mkdtempSync(join(tmpdir(), 'class-names-'));
after(() => rmSync(root, { recursive: true }));
const shared = join(root, 'shared');
mkdirSync(shared);
writeFileSync(
  join(root, 'page.js'),
  `export { default as button } from './shared/Button.module.css';
export { default as page } from './Page.module.css';`,
);
writeFileSync(join(root, 'Page.module.css'), '.title{color:red}');

type Names = Record<'button' | 'page', Record<string, string>>;

/** Returns the class names in a build. @param uniqueName the release @param button content of the shared style sheet */
function build(uniqueName: string, button: string, { namesOnly = false } = {}): Promise<Names> {
  writeFileSync(join(shared, 'Button.module.css'), button);
  const output = { path: mkdtempSync(join(root, 'dist-')), filename: 'page.cjs', library: { type: 'commonjs2' } };
  const config = {
    mode: 'production' as const,
    context: root,
    entry: './page.js',
    target: 'node',
    output,
    module: { rules: [styles({ uniqueName }, { namesOnly, shared })] },
    plugins: [new MiniCssExtractPlugin()],
  };
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(createRequire(output.path)(join(output.path, output.filename)));
    });
  });
}

const orange = '.button{color:orange}.quiet{color:inherit}';

test('two releases give shared styles that say the same the same names, and their own styles other ones', async () => {
  const before = await build('idv_booking_1', orange);
  const later = await build('idv_account_2', orange);
  assert.deepEqual(before.button, later.button);
  assert.notEqual(before.button.button, before.button.quiet);
  assert.notEqual(before.page.title, later.page.title);
});

test('shared styles that say something else have other names, so that releases of different age never clash', async () => {
  const before = await build('idv_booking_1', orange);
  const later = await build('idv_booking_1', '.button{color:blue}.quiet{color:inherit}');
  assert.notEqual(before.button.button, later.button.button);
  assert.deepEqual(before.page, later.page);
});

test('the build for Node has the names of the build for browsers', async () => {
  assert.deepEqual(await build('idv_booking_1', orange), await build('idv_booking_1', orange, { namesOnly: true }));
});
