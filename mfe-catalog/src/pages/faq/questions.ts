/** In the order in which visitors ask them. */
export const questions = ['boarding', 'no_show', 'refunds', 'transfer'] as const;
