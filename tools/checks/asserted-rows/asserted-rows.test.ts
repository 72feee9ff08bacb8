import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../build/packages.ts';
import { assertedIn } from './asserted-rows.ts';

/** Current numbers, which may only fall. Decision 0128 names the two. */
const most = { statement: 2, object: 0 };

const instead = {
  statement:
    'a row is only asserted: select its columns with db.selectFrom(…), and keep sql`…` for expressions that Kysely has no word for',
  object:
    'PostgreSQL builds an object: select its columns, nested ones with jsonArrayFrom or jsonObjectFrom, and map the row in TypeScript',
};

/** Puts code into a template's `${}`. */
const inside = (code: string) => `$\{${code}}`;

const kinds = (code: string) => assertedIn(code).map(({ kind }) => kind);

for (const kind of ['statement', 'object'] as const)
  test(`the API has no more than ${most[kind]} of what its compiler cannot check: ${kind}`, () => {
    const found = globSync('api/src/**/*.ts', { cwd: root, exclude: (file) => /\.test\.ts$|\/migrations\//.test(file) })
      .sort()
      .flatMap((file) =>
        assertedIn(readFileSync(join(root, file), 'utf8'))
          .filter((one) => one.kind === kind)
          .map(({ line }) => `${file}:${line}: ${instead[kind]}`),
      );
    assert.ok(found.length <= most[kind], `${found.length} instead of ${most[kind]}:\n${found.join('\n')}`);
  });

test('a statement that is run under a type is found, however long it is', () => {
  assert.deepEqual(kinds('await sql<Row>`SELECT id`.execute(db);'), ['statement']);
  assert.deepEqual(kinds('await sql<{ ids: Map<number, () => string> }>`\n  SELECT 1`\n  .execute(tx);'), [
    'statement',
  ]);
  const nested = inside(`after ? sql\`a > ${inside("['`}', `}`]")}\` : sql\`true\``);
  assert.deepEqual(kinds(`sql<Row>\`SELECT ${nested} FROM x\`.execute(db)`), ['statement']);
});

test('a statement that a function is given under a type is found', () => {
  assert.deepEqual(kinds('const ids = (statement: RawBuilder<{ id: number }>) => statement.execute(db);'), [
    'statement',
  ]);
  assert.deepEqual(kinds('const heldUntil = (orderId: string): RawBuilder<Date> => sql`held_until`;'), []);
});

test('an expression with a type and a statement without one are let through', () => {
  assert.deepEqual(kinds("db.selectFrom('event').select(sql<Date>`now()`.as('at')).execute();"), []);
  assert.deepEqual(kinds('await sql`DELETE FROM session`.execute(db);'), []);
  assert.deepEqual(kinds(`const isNext = sql<boolean>\`${inside('at')} > now()\`;\nawait query.execute();`), []);
});

test('an object that PostgreSQL builds is found, with its line', () => {
  assert.deepEqual(assertedIn("sql`\n  SELECT jsonb_build_object('id', id)`"), [{ kind: 'object', line: 2 }]);
  assert.deepEqual(kinds("sql`json_build_object('id', id)`"), ['object']);
  assert.deepEqual(kinds('jsonBuildObject({ id })'), []);
});
