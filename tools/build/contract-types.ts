import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf, nameOf } from '../checks/contract/declarations.ts';
import { root } from './packages.ts';

/** What a host is told of by the contract: a page, its data, a state, and what a slot is given. */
export const exposedTypes = ['LoadData', 'ModuleState', 'Page', 'SlotProps'] as const;

/** The types come from nowhere else, so that they can be read without this repository. */
const imports = `import type { ComponentType } from 'react';
import type * as Type from 'typebox';
import type { Static } from 'typebox';
`;

/** Declarations of those types and of all that they are made of, from the report of the released contract. */
export function contractTypes(): string {
  const report = readFileSync(join(root, 'shared/contracts/report.md'), 'utf8');
  const [, contracts = ''] = /^## contracts\n(.*?)^## /ms.exec(report) ?? [];
  const blocks = new Map(blocksOf(contracts).map((block) => [nameOf(block), block.replaceAll(/\bschemas\./g, '')]));
  const reached = new Set<string>(exposedTypes);
  // Iterating a set also visits members added meanwhile, so this follows references to the end.
  for (const name of reached)
    for (const word of wordsOf(blocks.get(name) ?? '')) if (blocks.has(word)) reached.add(word);
  const declarations = [...reached].sort().map((name) => {
    const block = blocks.get(name);
    if (!block) throw new Error(`the report of the contract has no ${name}`);
    return block.replace(/^(export )?(declare )?/, 'export declare ');
  });
  return `${imports}\n${declarations.join('\n\n')}\n`;
}

/** Names in a declaration, without those of its properties, of members of a namespace and in texts. */
const wordsOf = (block: string) => block.replaceAll(/'[^']*'|"[^"]*"|\.\w+|\w+(?=\??:)/g, '').match(/\w+/g) ?? [];
