import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Returns how often a rule reports this message for a file of this code. */
function fired(rule: string, code: string, message: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(import.meta.dirname, rule)] }));
    writeFileSync(join(folder, 'service.ts'), code);
    const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', 'service.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return `${stdout}${stderr}`.split(message).length - 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const violations = (code: string) => fired('sql-in-repositories.grit', code, 'SQL stands in repositories');
const copies = (code: string) => fired('one-home.grit', code, 'of shared/contracts/');

test('a statement outside a repository is refused, whatever it is run on', () => {
  assert.equal(violations(`const one = db.selectFrom('orders').select('id');\n`), 1);
  assert.equal(violations(`await this.tx.insertInto('audit').values(entry).execute();\n`), 1);
  assert.equal(violations(`await app.db.updateTable('orders').set({ state }).execute();\n`), 1);
  assert.equal(violations(`await transaction.deleteFrom('orders').execute();\n`), 1);
});

test('SQL as text is refused too, with and without a type', () => {
  assert.equal(violations('await sql`SELECT 1`.execute(db);\n'), 1);
  assert.equal(violations('await sql<Row>`SELECT id`.execute(db);\n'), 1);
  assert.equal(violations(`await query(db, 'SELECT 1');\n`), 1);
  assert.equal(violations(`const rows = await query<Row>(tx, 'SELECT 1', [id]);\n`), 1);
});

test('other templates and other things called query are let through', () => {
  assert.equal(violations(`build.query({ url: '/events' });\nparams.query('a');\n`), 0);
  assert.equal(violations('const text = html`<p>`;\nconst path = `sql`;\n'), 0);
});

test('another copy of folding, of escaping and of the clocks of a zone is refused', () => {
  assert.equal(copies(`const plain = name.normalize('NFD').replace(/x/g, '');\n`), 1);
  assert.equal(copies(`const entities = { '&': '&amp;', '<': '&lt;' };\n`), 2);
  assert.equal(copies(`const json = JSON.stringify(value).replaceAll('<', '\\\\u003c');\n`), 1);
  assert.equal(copies(`const source = text.replace(/[.*]/g, '\\\\$&');\n`), 1);
  assert.equal(copies(`const day = moment.toLocaleDateString('sv-SE', { timeZone });\n`), 1);
});

test('other forms and signs are let through', () => {
  assert.equal(copies(`const name = typed.normalize('NFC').replaceAll('&', ' y ');\n`), 0);
  assert.equal(copies(`const day = format(moment, 'es-ES');\n`), 0);
});
