import type { NotedCommit, ReleaseNotes } from '../../registry/release-notes.ts';
import type { Git } from './git.ts';

/** Maximum number of commits listed in notes; the rest is counted. */
const maxCommits = 50;
/** Number of commits listed when the compared commit is unknown. */
const lastCommits = 10;
/** Maximum length of a subject. */
const maxSubject = 120;

/**
 * Returns the commits that one state of files has and the other lacks, without merges and cherry-picks.
 * @throws GitError
 */
export function commitsBetween(
  git: Git,
  from: string,
  to: string,
  files: string[],
): Pick<ReleaseNotes, 'commits' | 'others'> {
  const all = log(git, ['--left-right', '--cherry-pick', `${from}...${to}`], files);
  const others = all.length - maxCommits;
  return { commits: all.slice(0, maxCommits), ...(others > 0 && { others }) };
}

/** Returns the latest commits of files. @throws GitError */
export const commitsBefore = (git: Git, to: string, files: string[]) => log(git, [`-${lastCommits}`, to], files);

function log(git: Git, range: string[], files: string[]): NotedCommit[] {
  if (!files.length) return []; // git would take it as all files
  const format = '--format=%m%x09%H%x09%cs%x09%s';
  const without = ['--not', ...git.shallowCommits()];
  const lines = git.run('log', '--no-merges', '--encoding=UTF-8', format, ...range, ...without, '--', ...files);
  return lines.split('\n').filter(Boolean).map(parseCommit);
}

function parseCommit(line: string): NotedCommit {
  const [side, hash = '', date = '', ...subject] = line.split('\t');
  const characters = [...subject.join(' ').replaceAll(/\p{Cc}/gu, '')];
  const isLong = characters.length > maxSubject;
  return {
    hash: hash.slice(0, 8),
    date,
    subject: isLong ? `${characters.slice(0, maxSubject - 1).join('')}…` : characters.join(''),
    ...(side === '<' && { undone: true }),
  };
}
