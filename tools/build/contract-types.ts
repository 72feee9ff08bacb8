import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf, nameOf } from '../checks/contract/declarations.ts';
import { root } from './packages.ts';

/** The contract's types exposed to hosts: a page, its data, a state, and the props of a slot. */
export const exposedTypes = ['LoadData', 'ModuleState', 'Page', 'SlotProps'] as const;

/** The only imports of the types, so that they can be used without this repository. */
const imports = `import type { ComponentType } from 'react';
import type * as Type from 'typebox';
import type { Static } from 'typebox';
`;

/** Returns the declarations of those types and everything they refer to, from the report of the released contract. */
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

/** Names in a declaration, except those of properties, of namespace members and in strings. */
const wordsOf = (block: string) => block.replaceAll(/'[^']*'|"[^"]*"|\.\w+|\w+(?=\??:)/g, '').match(/\w+/g) ?? [];
