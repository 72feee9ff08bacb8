import { blocksOf, nameOf } from './declarations.ts';

/** How a version has to move: removing or changing is major, adding is minor. */
export type Change = 'none' | 'minor' | 'major';

type Declarations = Map<string, string>;

function declarationsOf(report: string): Declarations {
  const blocks = blocksOf(report).map((block): [string, string] => [nameOf(block), block]);
  return new Map(blocks.filter(([name]) => name !== 'contractVersion'));
}

/** What is passed on from a package is the same to others when it is ours and has the type of the package's. */
const asPassedOn = (declaration: string) =>
  declaration.replace(/^export const (\w+): typeof \1_\d+;$/, 'export { $1 }');

const wordsOf = (declaration: string) => declaration.match(/"[^"]*"|'[^']*'|\w+|[^\s\w]/g) ?? [];

/** The words with the members of every object in one order: which of them stands first changes nothing. */
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

/** Whether all words of one are in the other, in their order. */
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
 * What has happened between two reports. A declaration in which every earlier word still stands has been added to; the
 * version itself may always differ. It does not see that an added member is one which others must supply; the matrix
 * of kept releases does.
 * @returns the greatest change and the names it concerns
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
