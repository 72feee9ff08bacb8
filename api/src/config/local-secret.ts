import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a secret that is generated once and stored under `.local`, so that logins and tickets survive a restart in
 * development.
 * @param name of its file
 */
export function localSecret(localDir: string, name: string, make: () => string) {
  const file = join(localDir, name);
  if (!existsSync(file)) {
    mkdirSync(localDir, { recursive: true });
    try {
      // wx fails if the file exists: of two processes starting together one writes it, and both read the same secret.
      writeFileSync(file, make(), { flag: 'wx', mode: 0o600 });
      chmodSync(file, 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8');
}
