import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../build/packages.ts';
import type { Proof } from './proof.ts';

export interface ProofResult {
  name: string;
  passed: boolean;
  seconds: number;
  figures: string[];
}

const mostFigures = 40;

/** Runs a proof and shows what it prints. */
export function runProof(proof: Proof, extent: 'short' | 'whole'): Promise<ProofResult> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(proof[extent], { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({
        name: proof.name,
        passed: code === 0,
        seconds: Math.round((performance.now() - started) / 1000),
        figures: figuresIn(output, proof.figures),
      }),
    );
  });
}

/** The lines that a proof keeps, as they were printed. */
export const figuresIn = (output: string, figures?: RegExp): string[] =>
  figures
    ? stripVTControlCharacters(output)
        .split('\n')
        .map((line) => line.trimEnd())
        .filter((line) => figures.test(line))
        .slice(-mostFigures)
    : [];
