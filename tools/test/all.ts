/** `npm test`: every suite of the repository, one after the other, then one line with the sum. */
import { spawn } from 'node:child_process';
import { readPackage, root, workspaces } from '../build/packages.ts';

const hasTests = (folder: string) => 'test' in ((readPackage(folder) as { scripts?: object }).scripts ?? {});
const suites = workspaces().filter(hasTests);
const sum = { passed: 0, failed: 0 };

for (const suite of suites) {
  console.log(`\n── ${suite}`);
  const { code, printed } = await run(suite);
  const counted = count(printed);
  sum.passed += counted.passed;
  // A suite that breaks before it counts is a failure too.
  sum.failed += counted.failed || (code === 0 && counted.passed > 0 ? 0 : 1);
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;

function run(suite: string): Promise<{ code: number | null; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'test', '-w', suite], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk;
        process.stdout.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, printed }));
  });
}

/** The closing lines of jest, of node's test runner and of playwright. */
function count(printed: string) {
  const last = (pattern: RegExp) => Number([...printed.matchAll(pattern)].at(-1)?.[1] ?? 0);
  return {
    passed: last(/^Tests:.*?(\d+) passed/gm) + last(/^\S* ?pass (\d+)$/gm) + last(/^ +(\d+) passed/gm),
    failed: last(/^Tests:.*?(\d+) failed/gm) + last(/^\S* ?fail (\d+)$/gm) + last(/^ +(\d+) failed/gm),
  };
}
