import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { orderNamed } from '../../orders/order-named.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import type { createOpenRows } from './open-rows.ts';
import { readUploadedStatement } from './read-uploaded-statement.ts';
import type { ChosenColumn } from './statement-columns.ts';
import type { createStatementImport } from './statement-import.ts';
import type { StatementLayouts } from './statement-layouts.ts';

interface StatementsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  states: OrderStates;
  importStatement: ReturnType<typeof createStatementImport>;
  openRows: ReturnType<typeof createOpenRows>;
  layouts: StatementLayouts;
}

export function statementsRoutes(
  app: App,
  { states, importStatement, openRows, layouts, staffRoute }: StatementsRoutesDependencies,
) {
  staffRoute(app, 'POST /staff-api/bank-statements', {
    operation: 'importStatement',
    permission: 'transfers.change',
    summary: 'Import a bank statement; orders whose reference and amount match are paid',
    response: schemas.importedStatementResponse,
    query: schemas.statementQuery,
    file: {
      field: 'statement',
      maxBytes: schemas.statementBytes,
      description: 'CSV or `.xlsx`, with headings in Spanish, English or Portuguese',
    },
    handler: async ({ actor, query, receive }) => {
      const { 'dry-run': dryRun, currency } = query;
      const chosen = query.columns?.split(',') as ChosenColumn[] | undefined;
      const corrected = await layouts.correctedBy(chosen, dryRun);
      const path = await receive();
      const { hidden, missing, ...statement } = await readUploadedStatement({ path, currency, corrected }, dryRun);
      const { columns } = statement;
      const imported = await importStatement(statement, { by: actor, dryRun });
      const headings = columns.map(({ heading }) => heading);
      if (chosen && !dryRun) await layouts.save(headings, chosen, actor);
      return { ...imported, hidden, columns, missing };
    },
  });

  staffRoute(app, 'GET /staff-api/bank-rows', {
    operation: 'listBankRows',
    permission: 'transfers.change',
    summary: 'List the statement rows that need review',
    response: schemas.bankRowsResponse,
    query: schemas.transfersQuery,
    handler: ({ query }) => openRows.list(query),
  });

  staffRoute(app, 'POST /staff-api/bank-rows/:id/match', {
    operation: 'matchBankRow',
    permission: 'transfers.change',
    summary: 'Match a row with an order, which is paid if the amount is complete',
    response: schemas.settledBankRowResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: idParams,
    query: schemas.matchBankRowQuery,
    body: schemas.matchBankRowSchema,
    handler: async ({ actor, params, query, body }) => {
      const orderId = await orderNamed(states, body.order);
      if (!orderId) throw new AppError('NOT_FOUND', { errors: [{ field: 'order', reason: 'unknown' }] });
      const match = query['dry-run'] ? openRows.tryMatch : openRows.match;
      return match(params.id, orderId, actor);
    },
  });

  staffRoute(app, 'POST /staff-api/bank-rows/:id/dismiss', {
    operation: 'dismissBankRow',
    permission: 'transfers.change',
    summary: 'Dismiss a row that was dealt with otherwise',
    response: schemas.staffDoneResponse,
    codes: ['STATE_CONFLICT'],
    params: idParams,
    body: schemas.dismissBankRowSchema,
    handler: async ({ actor, params, body }) => {
      await openRows.dismiss(params.id, actor, body.note);
      return {};
    },
  });

  staffRoute(app, 'GET /staff-api/dismissed-bank-rows', {
    operation: 'listDismissedBankRows',
    permission: 'transfers.change',
    summary: 'List the dismissed statement rows',
    response: schemas.dismissedBankRowsResponse,
    query: schemas.transfersQuery,
    handler: async ({ query }) => {
      const { items, ...page } = await openRows.dismissed(query);
      return {
        ...page,
        items: items.map(({ at, ...item }) => ({ ...item, ...(at && { at: isoMoment(at) }) })),
      };
    },
  });

  staffRoute(app, 'POST /staff-api/bank-rows/:id/reopen', {
    operation: 'reopenBankRow',
    permission: 'transfers.change',
    summary: 'Reopen a row that was dismissed by mistake',
    response: schemas.staffDoneResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: async ({ actor, params }) => {
      await openRows.reopen(params.id, actor);
      return {};
    },
  });
}
