import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../build/packages.ts';

const mostFigures = 40;

/**
 * Runs a command of the root and streams its output.
 * @param figures output lines to return, the last forty
 */
export function runCommand(command: string, figures?: RegExp): Promise<{ passed: boolean; figures: string[] }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ passed: code === 0, figures: figuresIn(output, figures) }));
  });
}

/** Returns these lines as printed, without colours. */
const figuresIn = (output: string, figures?: RegExp): string[] =>
  figures
    ? stripVTControlCharacters(output)
        .split('\n')
        .map((line) => line.trimEnd())
        .filter((line) => figures.test(line))
        .slice(-mostFigures)
    : [];
