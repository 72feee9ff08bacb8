import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaces } from '@idavuelta/tools/build/packages.ts';
import { sparseCopy } from '@idavuelta/tools/testing/checkout.ts';
import { environment } from '../test-site/environment.ts';

/** Creates a copy of the checkout, from which a team releases to the test site with its usual commands. */
export async function releaseCheckout() {
  const { folder, remove } = await sparseCopy(workspaces().filter((workspace) => workspace !== 'e2e'));

  /** `npm run release`, with `--json`. @throws Error with its output, unless the exit code is one of `codes` */
  async function release<T = unknown>(words: string[], codes = [0]) {
    const env = { ...process.env, OUTPUT_DIR: environment.OUTPUT_DIR };
    const options = { cwd: folder, env, maxBuffer: 16_000_000 };
    const started = performance.now();
    const { stdout } = await promisify(execFile)(
      'npm',
      ['run', '--silent', 'release', '--', ...words, '--json'],
      options,
    ).catch((error: { code: number; stdout: string }) => {
      if (codes.includes(error.code)) return error;
      throw error;
    });
    return { result: JSON.parse(stdout) as T, seconds: (performance.now() - started) / 1000 };
  }

  return {
    remove,
    release,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** Changes a source file. @returns a function that undoes it @throws Error when nothing would change */
    change(file: string, pattern: RegExp, by: string) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(pattern, by);
      if (after === before) throw new Error(`${file} has no ${pattern}`);
      writeFileSync(path, after);
      return () => writeFileSync(path, before);
    },
    /** Builds and publishes a package as it is now. @returns its version and the duration of publishing */
    async publish(name: string) {
      await release(['build', name]);
      const { result, seconds } = await release<{ version: string }>(['publish', name]);
      return { version: result.version, seconds };
    },
  };
}

export type ReleaseCheckout = Awaited<ReturnType<typeof releaseCheckout>>;
