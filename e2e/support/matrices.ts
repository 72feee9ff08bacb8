/**
 * Of a long matrix CI runs a sample; `npm run proofs` runs all of it.
 * @param sampled whether a case is in the sample
 */
export const casesOf = <T>(all: readonly T[], sampled: (one: T) => boolean): readonly T[] =>
  process.env.PROOFS === 'whole' ? all : all.filter(sampled);

/** The language with the longest words. The other journeys are in that of the first market. */
export const isSampledLanguage = (language: string) => language === 'pt_BR';
