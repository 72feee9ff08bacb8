import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Folder that releases are published in: `modules/`, `shell/`, `index.html`, `registry.json`. Any web server can serve it. */
export const outputDir = process.env.OUTPUT_DIR ?? join(root, '.local/site');

/** Replaces a file by renaming, so that readers see the old content or the new, never half of it. */
export function writeAtomically(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    // On a full disk half of it is there, and would take the room for ever.
    rmSync(draft, { force: true });
    throw error;
  }
}
