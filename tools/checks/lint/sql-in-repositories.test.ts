import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** How often the rule fires on a file of this code. */
function violations(code: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ plugins: [join(import.meta.dirname, 'sql-in-repositories.grit')] }),
    );
    writeFileSync(join(folder, 'service.ts'), code);
    const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', 'service.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return `${stdout}${stderr}`.split('SQL stands in repositories').length - 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('SQL outside a repository is refused, with and without a type', () => {
  assert.equal(violations(`await db.query('SELECT 1');\n`), 1);
  assert.equal(violations(`const rows = await tx.query<Row>('SELECT 1', [id]);\n`), 1);
});

test('other things called query are let through', () => {
  assert.equal(violations(`build.query({ url: '/events' });\nparams.query('a');\n`), 0);
});
