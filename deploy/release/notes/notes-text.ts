import type { NotedCommit, ReleaseNotes } from '../../registry/release-notes.ts';

/** Titles of the groups in order, and the commits that belong to each. */
const groups: [string, (commit: NotedCommit) => boolean][] = [
  ['features', ({ undone, subject }) => !undone && typeOf(subject) === 'feat'],
  ['fixes', ({ undone, subject }) => !undone && typeOf(subject) === 'fix'],
  ['other', ({ undone, subject }) => !undone && !['feat', 'fix'].includes(typeOf(subject))],
  ['taken back', ({ undone }) => undone === true],
];

/** Returns the type in `feat(booking)!: …`. */
const typeOf = (subject: string) => /^(\w+)(\([^)]*\))?!?:/.exec(subject)?.[1]?.toLowerCase() ?? '';

const counted = (count: number) => (count > 1 ? `${count} commits` : `${count || 'no'} commit`);

/** Summarises the number of commits and what they are compared with, or why that is unknown. */
function summaryOf({ since, commits, others = 0, why }: ReleaseNotes) {
  if (!why) return `differs from ${since} by ${counted(commits.length + others)}`;
  if (!commits.length) return `unknown commits: ${why}`;
  return `the last ${commits.length === 1 ? 'commit' : counted(commits.length)}: ${why}`;
}

/** Says how many commits are not listed and whether there were uncommitted changes. */
const restOf = ({ others, uncommitted }: ReleaseNotes) => [
  ...(others ? [`and ${others} more ${others === 1 ? 'commit' : 'commits'}`] : []),
  ...(uncommitted ? ['and changes that were in no commit'] : []),
];

/** Formats commits grouped by type. @param release described by the notes, e.g. `mfe-booking 1.4.0-3fa94c01` */
export function notesLines(release: string, notes: ReleaseNotes): string {
  const line = ({ hash, date, subject }: NotedCommit) => `    ${hash}  ${date}  ${subject}`;
  const grouped = groups.flatMap(([title, isOf]) => {
    const commits = notes.commits.filter(isOf);
    return commits.length ? [title, ...commits.map(line)] : [];
  });
  return [`${release}${notes.why ? ':' : ''} ${summaryOf(notes)}`, ...grouped, ...restOf(notes)].join('\n');
}

/** Formats commits for the history. */
export function notesSummary(notes: ReleaseNotes): string {
  const line = ({ hash, undone, subject }: NotedCommit) => `${hash}  ${undone ? 'taken back: ' : ''}${subject}`;
  return [summaryOf(notes), ...[...notes.commits.map(line), ...restOf(notes)].map((one) => `  ${one}`)].join('\n');
}
