import { blocksOf, nameOf } from './declarations.ts';

/** Required kind of version change: removals and changes are major, additions minor. */
export type Change = 'none' | 'minor' | 'major';

type Declarations = Map<string, string>;

function declarationsOf(report: string): Declarations {
  const blocks = blocksOf(report).map((block): [string, string] => [nameOf(block), block]);
  return new Map(blocks.filter(([name]) => name !== 'contractVersion'));
}

/** A re-export from a package counts as unchanged when it becomes our own declaration of the same type. */
const asPassedOn = (declaration: string) =>
  declaration.replace(/^export const (\w+): typeof \1_\d+;$/, 'export { $1 }');

const wordsOf = (declaration: string) => declaration.match(/"[^"]*"|'[^']*'|\w+|[^\s\w]/g) ?? [];

/** Sorts the members of every object, whose order is irrelevant. */
function inOneOrder(words: string[]): string[] {
  const left = words.values();
  const readMembers = (): string[] => {
    const members: string[][] = [[]];
    for (let { value: word } = left.next(); word !== undefined && word !== '}'; { value: word } = left.next()) {
      if (word === ';') members.push([]);
      else members.at(-1)?.push(...(word === '{' ? ['{', ...readMembers(), '}'] : [word]));
    }
    const key = (member: string[]) => member.join(' ');
    return members.sort((one, other) => (key(one) < key(other) ? -1 : 1)).flatMap((member) => [...member, ';']);
  };
  return readMembers();
}

/** Tells whether one list contains all words of the other, in order. */
function isContained(words: string[], others: string[]): boolean {
  let found = 0;
  for (const other of others) if (other === words[found]) found += 1;
  return found === words.length;
}

function changeOf(before: string | undefined, now: string): Change {
  if (before === undefined) return 'minor';
  const [earlier, present] = [before, now].map((text) => inOneOrder(wordsOf(asPassedOn(text)))) as [string[], string[]];
  if (earlier.join(' ') === present.join(' ')) return 'none';
  return isContained(earlier, present) ? 'minor' : 'major';
}

/**
 * Classifies the difference between two reports. A declaration that keeps every earlier word has only been added to;
 * the version itself may always differ. It does not detect that an added member must be supplied by others; the matrix
 * of kept releases does.
 * @returns the greatest change and the affected names
 */
export function changeBetween(before: string, now: string): { change: Change; names: string[] } {
  const [earlier, present] = [before, now].map(declarationsOf) as [Declarations, Declarations];
  const changes: [string, Change][] = [
    ...[...present].map(([name, declaration]): [string, Change] => [name, changeOf(earlier.get(name), declaration)]),
    ...[...earlier.keys()].filter((name) => !present.has(name)).map((name): [string, Change] => [name, 'major']),
  ];
  const change = (['major', 'minor'] as const).find((kind) => changes.some(([, one]) => one === kind)) ?? 'none';
  return { change, names: changes.filter(([, one]) => one === change && one !== 'none').map(([name]) => name) };
}
