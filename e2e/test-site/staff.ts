import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, root } from './environment.ts';

/** Runs `npm run staff -- …` on the test site. @returns what it printed */
export async function staff(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'staff', '--', ...words], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: environment.API_PORT },
  });
  return stdout;
}
