import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { readableErrors } from './readable-errors.ts';
import { scripts, styles } from './rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
after(() => rmSync(folder, { recursive: true }));

/** Returns what a build of that file prints. */
function printed(file: string, source: string) {
  writeFileSync(join(folder, file), source);
  return new Promise<string>((resolve) => {
    webpack(
      {
        mode: 'development',
        context: folder,
        entry: `./${file}`,
        output: { path: join(folder, 'dist') },
        module: { rules: [scripts(true), styles({ uniqueName: 'mfe' }, { production: false })] },
        plugins: [new MiniCssExtractPlugin(), readableErrors],
      },
      (error, stats) =>
        resolve(
          stripVTControlCharacters(
            error?.message ?? stats?.toString({ preset: 'errors-warnings', colors: false }) ?? '',
          ),
        ),
    );
  });
}

const mistakes = [
  ['page.tsx', 'export const Page = () => {\n  return (<p>;\n};\n', /page\.tsx:\d.*2 \| {3}return \(<p>;/s],
  ['page.css', '.page {\n  color: red;\n', /\(1:1\).*page\.css Unclosed block.*> 1 \| \.page \{/s],
  ['texts.json', '{\n  title": "Hola"\n}\n', /texts\.json.*JSON at position 4 \(line 2 column 3\)/s],
  ['missing.ts', "import './nowhere.ts';\n", /missing\.ts 1:0-22.*Can't resolve '\.\/nowhere\.ts'/s],
] as const;

for (const [file, source, frame] of mistakes) {
  test(`[MOD-10] a mistake in ${file} is shown once with file, line and code, without stacks`, async () => {
    const text = await printed(file, source);
    assert.match(text, frame);
    assert.doesNotMatch(text, /Stack backtrace|\n\s+at |Module build failed|<unknown>/);
    assert.equal(text.split(/^ERROR in/m).length - 1, 1, text);
  });
}
