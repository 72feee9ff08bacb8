import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './packages.ts';

/** Reads a module's script budget per page, in kilobytes, from `budget.json`; empty for the default budget. */
export function readBudget({ name, dir }: Build): { budget?: number } {
  const file = join(dir, 'budget.json');
  if (!existsSync(file)) return {};
  const { kilobytes } = JSON.parse(readFileSync(file, 'utf8')) as { kilobytes?: unknown };
  if (typeof kilobytes !== 'number' || !(kilobytes > 0))
    throw new Error(`${name}/budget.json: "kilobytes" is a number above 0`);
  return { budget: kilobytes };
}
