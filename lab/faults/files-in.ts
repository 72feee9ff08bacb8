import { readdirSync } from 'node:fs';

/** Lists every path below a folder, sorted. */
export const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
