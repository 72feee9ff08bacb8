/**
 * Selects the cases of a long matrix: a sample in CI, all of them in `npm run proofs`.
 * @param sampled whether a case is in the sample
 */
export const casesOf = <T>(all: readonly T[], sampled: (one: T) => boolean): readonly T[] =>
  process.env.PROOFS === 'whole' ? all : all.filter(sampled);

/** The language with the longest words. The other journeys use the first market's language. */
export const isSampledLanguage = (language: string) => language === 'pt_BR';
