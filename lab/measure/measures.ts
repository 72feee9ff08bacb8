/** An occasional measurement: it blocks no change, and its figures are in `docs/speed.md`. */
export interface Measure {
  name: string;
  /** What it measures, in brief. */
  shows: string;
  /** Run from the repository's root. */
  command: string;
  /** Matches the output lines with the figures. */
  figures: RegExp;
}

export const measures: readonly Measure[] = [
  {
    name: 'speed',
    shows: 'pages on a slow phone, as ratios to the reference page',
    command: 'npm run --silent speed -- landing event faq --runs 3',
    figures: /landing → event|^(landing|event|faq) +phone|wizard +phone/,
  },
  {
    name: 'office-speed',
    shows: 'what people of the company wait for in the back office, ms',
    command: 'npm run --silent speed -- office',
    figures: /^(back office|areas)/,
  },
  {
    name: 'lighthouse',
    shows: 'points of the landing page',
    command: 'npm run --silent speed -- landing --lighthouse --once',
    figures: /^landing/,
  },
  {
    name: 'server-speed',
    shows: 'pages that one gateway renders per second of the processor time that it uses',
    command: 'npm run --silent speed -- server',
    figures: /cached|memory/i,
  },
  {
    name: 'bench',
    shows: 'the API beside a bare answer and its SQL alone',
    command: 'npm run --silent bench',
    figures: /%|times|met|MISSED/,
  },
  {
    name: 'dispatch-bench',
    shows: 'how near the planner of trips comes to published best solutions, and whom it serves',
    command: 'npm run --silent bench -- dispatch',
    figures: /^mean gaps? |everybody served/,
  },
  {
    name: 'day-bench',
    shows: 'a day’s marks, positions and orders beside two hundred open boards',
    command: 'npm run --silent bench -- day',
    figures: /^orders alone|^and \d|^\d+ calls/,
  },
  {
    name: 'read-codes',
    shows: 'codes that are turned, blurred, dim or on paper and are read, by the decoder alone and by the page',
    command: 'npm run --silent read-codes',
    figures: /\d+ of \d+ read/,
  },
  {
    name: 'screenshots',
    shows: 'pictures of the site’s pages',
    command: 'npm run --silent screenshots',
    figures: /^\d+ pictures/,
  },
];
