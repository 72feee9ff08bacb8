import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '@idavuelta/tools/build/packages.ts';
import { sparseCopy } from '@idavuelta/tools/testing/checkout.ts';

/** Creates a copy of the checkout whose sources a journey edits. */
export async function copyOfSources() {
  const { folder, remove } = await sparseCopy(workspaces());
  return {
    folder,
    remove,
    /** Saves a file. @throws Error when nothing would change */
    save(file: string, pattern: RegExp | string, by: string) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(pattern, by);
      if (after === before) throw new Error(`${file} has no ${pattern}`);
      writeFileSync(path, after);
    },
    add: (file: string, content: string) => writeFileSync(join(folder, file), content),
  };
}
