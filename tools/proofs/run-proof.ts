import type { Proof } from './proof.ts';
import { runCommand } from './run-command.ts';

export interface ProofResult {
  name: string;
  passed: boolean;
  /** It failed, and passed when run again. */
  flaky: boolean;
  seconds: number;
  figures: string[];
}

/** Runs a proof and streams its output; a failed one is run once more. */
export async function runProof(proof: Proof, extent: 'short' | 'whole'): Promise<ProofResult> {
  const first = await runOnce(proof, extent);
  if (first.passed) return first;
  console.log(`\n── ${proof.name}: once more`);
  const second = await runOnce(proof, extent);
  return { ...second, flaky: second.passed };
}

async function runOnce(proof: Proof, extent: 'short' | 'whole'): Promise<ProofResult> {
  const started = performance.now();
  const result = await runCommand(proof[extent], proof.figures);
  const seconds = Math.round((performance.now() - started) / 1000);
  return { name: proof.name, flaky: false, seconds, ...result };
}
