import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store.ts';

/** A folder of this machine, or one that processes share. */
export const createFolderStore = (dir: string): MediaStore => ({
  async put(name, file) {
    await mkdir(dir, { recursive: true });
    // A reader never sees half a file.
    const draft = join(dir, `.${name}.${randomUUID()}`);
    try {
      await copyFile(file, draft);
      await rename(draft, join(dir, name));
    } finally {
      await rm(draft, { force: true });
    }
  },
  remove: (name) => rm(join(dir, name), { force: true }),
  send: async (reply, name) => reply.sendFile(name, dir),
});
