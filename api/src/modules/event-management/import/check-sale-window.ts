import type { EventPlan } from './import-plan.ts';
import type { ImportColumn, ImportValues } from './import-row.ts';
import type { Report } from './merge-rows.ts';
import { readMoment } from './named-departures.ts';

interface CheckContext {
  row: number;
  timeZone: string;
  known: EventPlan['known'];
  /** The rows come from a form, in which an empty field is a moment that was removed. */
  isForm: boolean;
  report: Report;
}

/** Reads the sale window, and reports one that ends before it opens. */
export function checkSaleWindow(
  values: Partial<ImportValues>,
  { known, isForm, ...context }: CheckContext,
): EventPlan['saleWindow'] {
  const momentOf = (column: ImportColumn & ('sale_opens_at' | 'sale_ends_at')) => {
    const typed = values[column];
    return typed === undefined ? undefined : readMoment({ ...context, column, typed }, context.report);
  };
  const opensAt = momentOf('sale_opens_at');
  const endsAt = momentOf('sale_ends_at');
  const [opens, ends] = isForm
    ? [opensAt, endsAt]
    : [opensAt ?? known?.saleOpensAt ?? undefined, endsAt ?? known?.saleEndsAt ?? undefined];
  if (opens && ends && opens >= ends)
    context.report({
      row: context.row,
      column: 'sale_ends_at',
      code: 'sale_window',
      reason: 'the sale would end before it opens',
    });
  return { opensAt, endsAt };
}
