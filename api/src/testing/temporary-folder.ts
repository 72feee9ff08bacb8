import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = mkdtempSync(join(tmpdir(), 'idavuelta-tests-'));
process.once('exit', () => rmSync(folders, { recursive: true, force: true }));

/** Creates a folder for test files that is removed when the process ends. */
export const temporaryFolder = () => mkdtempSync(join(folders, 'of-'));
