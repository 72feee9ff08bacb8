import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';

/** Returns the lines of the first command block on a page of `docs/`. */
export function commandsOfPage(page: string): string[] {
  const [, block] = /```sh\n(.*?)```/s.exec(readFileSync(join(root, 'docs', page), 'utf8')) ?? [];
  if (!block) throw new Error(`${page} has no commands`);
  return block.trim().split('\n');
}
