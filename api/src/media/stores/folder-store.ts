import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store.ts';

/** Creates a store in a folder, local or shared between processes. */
export const createFolderStore = (dir: string): MediaStore => ({
  async put(name, file) {
    await mkdir(dir, { recursive: true });
    // Readers never see a partial file.
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
