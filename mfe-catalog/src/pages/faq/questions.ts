/** In display order. */
export const questions = ['boarding', 'no_show', 'refunds', 'transfer'] as const;
