import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { smallRepository } from '../testing/repository.ts';
import { SourceError } from './build-inputs.ts';
import { releaseId } from './release-id.ts';

const { folder, write, addLibrary, remove } = smallRepository();
after(remove);

const ids = () => [releaseId(folder, 'mfe-a'), releaseId(folder, 'mfe-b')] as const;

/** @returns which of two modules get a new release after a change */
function changedBy(change: () => void): string[] {
  const before = ids();
  change();
  const after = ids();
  return ['a', 'b'].filter((_, i) => before[i] !== after[i]);
}

test('a module is released anew for its own files and for what it uses of shared, and for nothing else', () => {
  assert.deepEqual(
    changedBy(() => write('mfe-a/src/texts/es.json', '{"a":"b"}')),
    ['a'],
  );
  assert.deepEqual(
    changedBy(() => write('mfe-a/src/module.test.ts', '')),
    [],
    'a test',
  );
  assert.deepEqual(
    changedBy(() => write('shared/ui/Button.tsx', 'export const Button = () => 2;')),
    ['a'],
  );
  assert.deepEqual(
    changedBy(() => write('shared/ui/Dialog.module.css', '.part { color: blue }')),
    ['b'],
  );
  assert.deepEqual(
    changedBy(() => write('shared/ui/Other.tsx', '')),
    [],
    'what nobody imports',
  );
});

test('[MOD-10] a mistake in the sources is told of with file, line and code', () => {
  write('mfe-a/src/Page.tsx', 'export const Page = () => {\n  return (<p />;\n};\n');
  assert.throws(ids, (error: Error) => {
    assert.ok(error instanceof SourceError);
    assert.match(error.message, /mfe-a\/src\/Page\.tsx:2:15:\n\s+2 │ {3}return \(<p \/>;/);
    return true;
  });
  write('mfe-a/src/Page.tsx', '');
});

test('the version of a library changes the releases that use it', () => {
  assert.deepEqual(
    changedBy(() => addLibrary('used', '1.0.1')),
    ['a', 'b'],
  );
  assert.deepEqual(
    changedBy(() => addLibrary('unused', '1.0.1')),
    [],
  );
});

test('what a build is configured with changes every release', () => {
  assert.deepEqual(
    changedBy(() => write('tsconfig.base.json', '{}')),
    ['a', 'b'],
  );
});

test('an import that leads nowhere fails by its name', () => {
  write('mfe-c/src/module.ts', `import './absent.ts';`);
  assert.throws(() => releaseId(folder, 'mfe-c'), /absent\.ts/);
});
