/** In the order in which they are shown. */
export const questions = ['boarding', 'no_show', 'refunds', 'transfer'] as const;
