/** A long test: run when what it reaches has changed, and by hand. */
export interface Proof {
  name: string;
  /** What it shows, in a few words. */
  shows: string;
  /** Globs of the files that it is about. It is to be run again when one of them has changed, or what one of them imports. */
  about: string[];
  /** It looks at pages: their texts and styles count, too. */
  looks?: true;
  /** Commands from the root. The short one is CI's, and a sample of the whole. */
  short: string;
  whole: string;
  /** Lines of the output that are kept as figures. */
  figures?: RegExp;
}

/** Journeys of one file or more, shorter by default. */
export const journey = (files: string) => {
  const run = `npm run --silent proofs -w e2e -- ${files}`;
  return { short: run, whole: `PROOFS=whole ${run}` };
};

/** Journeys of an area of the site. */
export const area = (name: string) => {
  const run = `npm run --silent areas -w e2e -- areas/${name}/`;
  return { short: run, whole: run };
};

/** Test files of the API's proofs. */
export const apiProof = (files: string) => ({
  short: `npm run --silent proofs:short -w api -- ${files}`,
  whole: `npm run --silent proofs -w api -- ${files}`,
});
