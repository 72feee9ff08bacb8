import { readdirSync } from 'node:fs';

/** Every path below a folder, in order. */
export const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
