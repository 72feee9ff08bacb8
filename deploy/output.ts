import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/**
 * Folder with the published releases: `modules/`, `shell/`, `index.html`, `registry.json`. Any web server can serve it.
 */
export const outputDir = process.env.OUTPUT_DIR ?? join(root, '.local/site');

/** Replaces a file by renaming, so that readers see either the old or the new content. */
export function writeAtomically(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    // On a full disk a partial file would remain and occupy space forever.
    rmSync(draft, { force: true });
    throw error;
  }
}
