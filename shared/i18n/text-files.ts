import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Texts that several modules show. Each release has its own copy, so that no module waits for another or the shell. */
const shared = {
  '=passenger': join(import.meta.dirname, '../contracts/passenger/texts'),
  '=spaces': join(import.meta.dirname, '../contracts/spaces/texts'),
  '=stop-point': join(import.meta.dirname, '../contracts/stop-point/texts'),
  '=reports': join(import.meta.dirname, '../contracts/staff/reports/texts'),
};

/**
 * Reads a language file. A value such as `"=passenger"` stands for the texts of that name in the same language.
 * @throws Error that names a file that is not JSON
 */
export function readTextFile(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
      typeof value === 'string' && value in shared
        ? readTextFile(join(shared[value as keyof typeof shared], basename(file)))
        : value,
    );
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
