import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok, okPage } from '../../../http/schemas.ts';
import { fileForm, fileIsReadLater, receiveFile } from '../../../uploads/received-file.ts';
import { orderNamed } from '../../orders/order-named.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import type { createOpenRows } from '../statements/open-rows.ts';
import type { ChosenColumn } from '../statements/statement-columns.ts';
import type { createStatementImport } from '../statements/statement-import.ts';
import type { StatementLayouts } from '../statements/statement-layouts.ts';
import { sentStatement } from './sent-statement.ts';

interface StatementsRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  states: OrderStates;
  importStatement: ReturnType<typeof createStatementImport>;
  openRows: ReturnType<typeof createOpenRows>;
  layouts: StatementLayouts;
}

/** Bank statements, and their rows at which somebody must look. */
export function statementsRoutes(
  app: App,
  { states, importStatement, openRows, layouts, staffOperation }: StatementsRoutesDependencies,
) {
  const importing = staffOperation('importStatement', {
    summary: 'Import a bank statement: orders whose reference and amount it has are paid',
    response: schemas.importedStatementResponse,
  });
  app.post(
    '/staff-api/bank-statements',
    {
      onRequest: importing.onRequest,
      preValidation: fileIsReadLater('statement'),
      config: { slowBody: true },
      schema: {
        ...importing.write,
        ...fileForm('statement', 'CSV or `.xlsx`, with headings in Spanish, English or Portuguese'),
        querystring: schemas.statementQuery,
      },
    },
    async (request) => {
      const { 'dry-run': dryRun, currency } = request.query;
      const { actor } = request.staff;
      const chosen = request.query.columns?.split(',') as ChosenColumn[] | undefined;
      const corrected = await layouts.correctedBy(chosen, dryRun);
      const path = await receiveFile(request, { field: 'statement', maxBytes: schemas.statementBytes });
      const { hidden, missing, ...statement } = await sentStatement({ path, currency, corrected }, dryRun);
      const { columns } = statement;
      const imported = await importStatement(statement, { by: actor, dryRun });
      const headings = columns.map(({ heading }) => heading);
      if (chosen && !dryRun) await layouts.keep(headings, chosen, actor);
      return ok({ ...imported, hidden, columns, missing });
    },
  );

  const rows = staffOperation('listBankRows', {
    summary: 'Rows of statements at which somebody must look',
    response: schemas.bankRowsResponse,
  });
  app.get(
    '/staff-api/bank-rows',
    { onRequest: rows.onRequest, schema: { ...rows.read, querystring: schemas.transfersQuery } },
    async ({ query }) => okPage(await openRows.list(query)),
  );

  const matching = staffOperation('matchBankRow', {
    summary: 'Say for which order a row is: it is paid when its amount is there',
    response: schemas.settledBankRowResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/bank-rows/:id/match',
    {
      onRequest: matching.onRequest,
      schema: {
        ...matching.write,
        params: idParams,
        querystring: schemas.matchBankRowQuery,
        body: schemas.matchBankRowSchema,
      },
    },
    async ({ staff, params, query, body }) => {
      const orderId = await orderNamed(states, body.order);
      if (!orderId) throw new AppError('NOT_FOUND', { errors: [{ field: 'order', reason: 'unknown' }] });
      const match = query['dry-run'] ? openRows.tryMatch : openRows.match;
      return ok(await match(params.id, orderId, staff.actor));
    },
  );

  const dismissing = staffOperation('dismissBankRow', {
    summary: 'A row was dealt with otherwise',
    response: schemas.staffDoneResponse,
    codes: ['STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/bank-rows/:id/dismiss',
    {
      onRequest: dismissing.onRequest,
      schema: { ...dismissing.write, params: idParams, body: schemas.dismissBankRowSchema },
    },
    async ({ staff, params, body }) => {
      await openRows.dismiss(params.id, staff.actor, body.note);
      return ok({});
    },
  );

  const dismissed = staffOperation('listDismissedBankRows', {
    summary: 'Rows of statements that were dealt with otherwise',
    response: schemas.dismissedBankRowsResponse,
  });
  app.get(
    '/staff-api/dismissed-bank-rows',
    { onRequest: dismissed.onRequest, schema: { ...dismissed.read, querystring: schemas.transfersQuery } },
    async ({ query }) => {
      const { items, ...page } = await openRows.dismissed(query);
      return okPage({
        ...page,
        items: items.map(({ at, ...item }) => ({ ...item, ...(at && { at: isoMoment(at) }) })),
      });
    },
  );

  const reopening = staffOperation('reopenBankRow', {
    summary: 'A row was dismissed by mistake',
    response: schemas.staffDoneResponse,
    codes: ['NOT_FOUND'],
  });
  app.post(
    '/staff-api/bank-rows/:id/reopen',
    { onRequest: reopening.onRequest, schema: { ...reopening.read, params: idParams } },
    async ({ staff, params }) => {
      await openRows.reopen(params.id, staff.actor);
      return ok({});
    },
  );
}
