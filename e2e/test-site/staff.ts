import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, root } from './environment.ts';

/** Creates a function that runs `npm run staff -- …` on a site. @param env where it differs from the test site's */
export const staffOf =
  (env: Record<string, string>) =>
  async (...words: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'staff', '--', ...words], {
      cwd: root,
      env: { ...process.env, ...environment, PORT: environment.API_PORT, ...env },
    });
    return stdout;
  };

/** Runs `npm run staff -- …` on the test site. @returns its output */
export const staff = staffOf({});
