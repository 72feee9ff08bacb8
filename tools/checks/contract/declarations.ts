/** Returns the declarations and re-exports of a report's code, in order. */
export const blocksOf = (code: string): string[] =>
  code
    .split(/\n\n+/)
    .map((block) => block.replaceAll(/^```(ts)?$/gm, '').trim())
    .filter((block) => block && !block.startsWith('import ') && !block.startsWith('#'));

/** Returns the name that a block declares or re-exports. */
export const nameOf = (block: string): string =>
  /^(?:export )?(?:declare )?(?:const|let|type|interface|class|function|namespace|enum) (\w+)/.exec(block)?.[1] ??
  /^export \{ (\w+)/.exec(block)?.[1] ??
  block;

/** Returns the exported blocks, and those they refer to. */
export function reachable(blocks: string[]): string[] {
  const internal = new Map(
    blocks.filter((block) => !block.startsWith('export ')).map((block) => [nameOf(block), block]),
  );
  const reached = new Set(blocks.filter((block) => block.startsWith('export ')));
  // Iterating a set also visits members added meanwhile, so this follows references to the end.
  for (const block of reached) {
    for (const word of block.match(/\w+/g) ?? []) {
      const needed = internal.get(word);
      if (needed && !needed.startsWith('declare namespace')) reached.add(needed);
    }
  }
  return blocks.filter((block) => reached.has(block));
}
