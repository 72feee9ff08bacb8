import { GenericExpressionNode, generate, getDialect, IdentifierNode } from 'kysely-codegen';
import { columnTypes, typeImports } from './column-types.ts';

/** Columns with a type from `column-types.ts` and a default, which inserts may omit. */
const withDefault = new Set([
  'audit.detail',
  'bank_row.state',
  'dispatch_plan.moved',
  'dispatch_plan.unserved',
  'dispatch_planning.state',
  'order_ticket.spaces',
  'orders.flag_reasons',
  'payment.state',
  'place.translations',
  'refund.state',
  'seat_hold.state',
  'staff_act.detail',
  'staff_act_step.state',
  'trip.broken',
  'trip.state',
  'trip_stop.broken',
]);

/**
 * Generates TypeScript for the tables in the database at `url`; the job queues have their own schema and are excluded.
 */
export async function databaseTypes(url: string): Promise<string> {
  const dialect = getDialect('postgres', { dateParser: 'timestamp' });
  // database/pool.ts parses it that way.
  dialect.adapter.scalars.int8 = new IdentifierNode('number');
  const db = await dialect.introspector.connect({ connectionString: url, dialect });
  const columns = Object.entries(columnTypes).map(([column, name]) => {
    const type = new IdentifierNode(name);
    return [column, withDefault.has(column) ? new GenericExpressionNode('Generated', [type]) : type];
  });
  try {
    return await generate({
      db,
      dialect,
      includePattern: 'public.*',
      overrides: { columns: Object.fromEntries(columns) },
      customImports: typeImports,
      typeOnlyImports: true,
      outFile: null,
    });
  } finally {
    await db.destroy();
  }
}
