import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while holding the lock `path`, exclusively among this machine's processes. The lock is a folder, because
 * only one of several processes can create it. Locks of dead processes are removed.
 */
export async function withFolderLock<T>(path: string, work: () => Promise<T>, limitMs = 60_000): Promise<T> {
  const owner = join(path, 'pid');
  for (let waited = 0; ; waited += 50) {
    try {
      mkdirSync(path);
      writeFileSync(owner, String(process.pid));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (ownerIsGone(owner, waited)) rmSync(path, { recursive: true, force: true });
      else if (waited > limitMs) throw new Error(`Waited too long for ${path}`);
      else await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

function ownerIsGone(file: string, waited: number): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Without its file the owner has just created the folder and not written its pid yet, unless that takes too long.
    return code === 'ESRCH' || (code === 'ENOENT' && waited > 2000);
  }
}
