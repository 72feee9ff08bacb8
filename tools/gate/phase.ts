import { spawn } from 'node:child_process';
import { root } from '../build/packages.ts';

export interface Phase {
  name: string;
  /** A command of the root's package.json, with its arguments. */
  words: string[];
  env?: Record<string, string>;
}

export interface PhaseResult {
  name: string;
  passed: boolean;
  seconds: number;
}

/** Runs phases in sequence; each prints its output when it ends, because others run in parallel. */
export async function inOrder(phases: Phase[], results: PhaseResult[]) {
  for (const phase of phases) results.push(await runPhase(phase));
}

async function runPhase({ name, words, env }: Phase): Promise<PhaseResult> {
  const started = performance.now();
  const { code, output } = await npm(words, env);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n════ ${name}: ${code === 0 ? '' : 'FAILED after '}${seconds.toFixed(0)} s\n${output.trimEnd()}`);
  return { name, passed: code === 0, seconds };
}

function npm(words: string[], env: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', ...words], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
