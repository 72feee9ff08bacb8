/** A long test: runs when what it reaches has changed, and by hand. */
export interface Proof {
  name: string;
  /** What it shows, in brief. */
  shows: string;
  /** Globs of its subject. It must run again when one of these files or one of their imports has changed. */
  about: string[];
  /** It looks at pages: their texts and styles count, too. */
  looks?: true;
  /** Commands, run from the root. The short one is CI's, a sample of the whole. */
  short: string;
  whole: string;
  /** Matches the output lines stored as figures. */
  figures?: RegExp;
}

/** Returns the commands that run the journeys of one or more files; without `PROOFS=whole` they run a sample. */
export const journeyRuns = (files: string) => {
  const run = `npm run --silent proofs -w e2e -- ${files}`;
  return { short: run, whole: `PROOFS=whole ${run}` };
};

/** Returns the commands that run test files of the API's proofs. */
export const apiRuns = (files: string) => ({
  short: `npm run --silent proofs:short -w api -- ${files}`,
  whole: `npm run --silent proofs -w api -- ${files}`,
});

/** Creates the proof of the journey in the file with its name. @param about globs of its subject, besides that file */
export const journey = (name: string, shows: string, about: string[]): Proof => ({
  name,
  shows,
  about: [`e2e/proofs/${name}.spec.ts`, ...about],
  ...journeyRuns(name),
});

/**
 * Creates the proof of the journeys of an area of the site, which has its name.
 * @param about globs of its subject, besides their files
 */
export const area = (name: string, shows: string, about: string[]): Proof => {
  const run = `npm run --silent areas -w e2e -- areas/${name}/`;
  return { name, shows, about: [`e2e/areas/${name}/**`, ...about], short: run, whole: run };
};

/** Creates the API's proof in the file with its name. @param about globs of its subject, besides that file */
export const apiProof = (name: string, shows: string, about: string[]): Proof => ({
  name,
  shows,
  about: [`api/src/proofs/${name}.test.ts`, ...about],
  ...apiRuns(`src/proofs/${name}.test.ts`),
});
