/** How much of a long proof is run: a sample of it in every test run, the whole with `npm run proofs -w api`. */
export const extent = ({ sample, whole }: { sample: number; whole: number }) =>
  process.env.PROOFS === 'whole' ? whole : sample;
