import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../../output.ts';
import { lock } from './folder-lock.ts';
import { checkKey, existsWithOtherContent, type ReleaseStore } from './release-store.ts';

/** Marks a file being written. One left by a killed publisher is removed with its release. */
const draftMark = '.draft-';

/** Creates a store in a local folder: the output folder, which any static web server can serve. */
export function createFolderStore(folder: string): ReleaseStore {
  const fileOf = (key: string) => join(folder, checkKey(key));
  const readFile = (key: string) => ifThere(() => readFileSync(fileOf(key)));

  return {
    read: async (key) => readFile(key),

    async put(key, content) {
      const file = fileOf(key);
      const draft = `${file}${draftMark}${randomUUID()}`;
      try {
        writeDraft(draft, content);
        linkSync(draft, file); // unlike renaming, fails when the file exists
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        if (!readFileSync(file).equals(content)) throw existsWithOtherContent(key);
      } finally {
        rmSync(draft, { force: true });
      }
    },

    list: async (prefix) =>
      (ifThere(() => readdirSync(fileOf(prefix.slice(0, -1)), { recursive: true, encoding: 'utf8' })) ?? []).flatMap(
        (path) => {
          const stat = statSync(join(folder, prefix, path), { throwIfNoEntry: false });
          return stat?.isFile() ? [{ key: `${prefix}${path}`, storedAt: stat.mtime }] : [];
        },
      ),

    async remove(key) {
      rmSync(fileOf(key), { force: true });
      removeEmptyFolders(dirname(fileOf(key)), folder);
    },

    async readDocument(key) {
      const text = readFile(key)?.toString();
      return text === undefined ? undefined : { text, etag: etagOf(text) };
    },

    async etagOf(key) {
      const text = readFile(key)?.toString();
      return text === undefined ? undefined : etagOf(text);
    },

    async replaceDocument(key, text, etag) {
      const file = fileOf(key);
      const release = await lock(file.replace(/\.\w+$/, '.lock'));
      try {
        const current = readFile(key)?.toString();
        if ((current === undefined ? undefined : etagOf(current)) !== etag) return false;
        writeAtomically(file, text);
        return true;
      } finally {
        release();
      }
    },
  };
}

const etagOf = (text: string) => createHash('sha256').update(text).digest('hex');

function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Retried when another process's `removeEmptyFolders` removed the folder before the file was written. */
function writeDraft(draft: string, content: Buffer) {
  const write = () => {
    mkdirSync(dirname(draft), { recursive: true });
    writeFileSync(draft, content);
    return true;
  };
  while (!ifThere(write));
}

/** Removes empty folders upwards, but not the store's root. */
function removeEmptyFolders(folder: string, root: string) {
  try {
    for (let empty = folder; empty !== root; empty = dirname(empty)) rmdirSync(empty);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
