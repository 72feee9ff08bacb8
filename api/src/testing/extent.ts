/** Returns the extent of a long proof: a sample in every test run, the whole with `npm run proofs -w api`. */
export const extent = ({ sample, whole }: { sample: number; whole: number }) =>
  process.env.PROOFS === 'whole' ? whole : sample;
