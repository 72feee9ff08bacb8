import { sql } from 'kysely';

/**
 * SQL: money may have moved by attempt `p` to pay order `o`, and staff looks at it until the flag is resolved: the provider
 * charged something else than we asked for, or never told whether it charged.
 */
export const isUndecided = sql<boolean>`(o.flagged_at IS NOT NULL AND (
  (p.state = 'refused' AND 'payment-does-not-fit-order' = ANY (o.flag_reasons))
  OR (p.state = 'abandoned' AND 'payment-undecided' = ANY (o.flag_reasons))))`;

/** SQL: the same of order `o`, by its flag alone: for lists, which look at no attempts. */
export const hasUndecided = sql<boolean>`(o.state NOT IN ('paid', 'refunded') AND o.flagged_at IS NOT NULL
  AND o.flag_reasons && '{payment-does-not-fit-order,payment-undecided}'::text[])`;
