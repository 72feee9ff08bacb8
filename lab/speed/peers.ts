import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figures, printFigures } from './table.ts';

/** A site of the same kind that somebody measured; `null` for what is not known. */
interface Peer {
  name: string;
  repository: string | null;
  address: string | null;
  /** When it was measured. */
  date: string | null;
  conditions: string | null;
  figures: Figures;
}

const peers: Peer[] = JSON.parse(readFileSync(join(import.meta.dirname, 'peers.json'), 'utf8'));

/** Prints the peers' figures in the pages' columns, and where they come from. */
export function printPeers() {
  for (const [index, { figures }] of peers.entries()) printFigures(`peer ${index + 1}`, 'phone', figures);
  for (const [index, { name, repository, address, date, conditions }] of peers.entries())
    console.log(
      `peer ${index + 1}: ${[name, repository ?? address, date, conditions].map((part) => part ?? '–').join('; ')}`,
    );
}
