import { type RawBuilder, sql } from 'kysely';
import { isLimited, type StaffScope } from './staff-scope.ts';

/** SQL: event `e` is in the scope. */
export function eventInScope(scope: StaffScope): RawBuilder<boolean> {
  if (!isLimited(scope)) return sql<boolean>`true`;
  const { countries = [], eventIds = [] } = scope;
  return sql<boolean>`(e.country_code = ANY (${countries}::text[]) OR e.id = ANY (${eventIds}::integer[]))`;
}
