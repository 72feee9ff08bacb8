import { sql } from 'kysely';

/**
 * SQL: money may have moved by attempt `p` to pay order `o`, and staff looks at it: the provider charged something else than
 * we asked for, or never told whether it charged.
 */
export const isUndecided = sql<boolean>`(p.state = 'refused' OR (p.state = 'abandoned'
  AND o.flagged_at IS NOT NULL AND 'payment-undecided' = ANY (o.flag_reasons)))`;
