import { Readable } from 'node:stream';
import {
  type ExportedList,
  type ListExport,
  maxExcelRows,
  type NewListExport,
} from '@idavuelta/shared/contracts/staff';
import type { Selectable } from 'kysely';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database } from '../../../../database/database.ts';
import type { ReportExport as StoredExport } from '../../../../database/schema.ts';
import { AppError, invalidFields } from '../../../../errors.ts';
import type { StaffMember } from '../../../../http/staff-authentication.ts';
import { csvPart, type TableColumn, tableFile } from '../../../../http/table-file.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { contentOf } from '../export-file.ts';
import { createReportExportsRepository } from '../report-exports.repository.ts';
import { createExportableLists, type ExportableListsDependencies } from './exportable-lists.ts';

type Stored = Selectable<StoredExport>;

/** Rows of a part: all that is held in memory. */
const partSize = 1000;
/** A job that runs longer is considered lost and restarted, so before that it leaves the rest to a new job. */
const handOnMs = 60_000;

const toExport = ({ id, list, format, done_at, orders, rows, asked_at }: Stored): ListExport => ({
  id,
  list: list as ExportedList,
  format: format ?? 'csv',
  state: done_at ? 'done' : 'open',
  total: orders,
  rows,
  askedAt: asked_at.toISOString(),
});

interface ListExportsDependencies extends ExportableListsDependencies {
  db: Database;
  jobs: Jobs;
}

export type ListExports = ReturnType<typeof createListExports>;

/** Files of what a list shows: a short one is written at once, a long one by a job, part by part. */
export function createListExports(dependencies: ListExportsDependencies) {
  const { db, jobs } = dependencies;
  const exports = createReportExportsRepository(db);
  const listsIn = createExportableLists(dependencies);

  /** Writes the next part. @returns whether there is more to write */
  const writePart = (exportId: number) =>
    db.transaction().execute(async (tx) => {
      const stored = await createReportExportsRepository(tx).lock(exportId);
      // it has been deleted, or another job has finished it
      if (!stored?.list || stored.done_at) return false;
      const list = listsIn(stored.language)[stored.list];
      const first = stored.parts === 0;
      const { content, count, next } = await list.write(stored.query ?? {}, {
        access: { contacts: stored.has_contacts === true },
        page: { size: partSize, next: stored.next_page ?? undefined },
        names: stored.columns ?? [],
        write: (columns, rows) =>
          stored.format === 'xlsx' ? cellsOf(columns, rows, first) : csvPart(columns, rows, { first }),
      });
      await createReportExportsRepository(tx).addPart(stored, {
        content,
        orders: count,
        rows: count,
        ...(next && { next: { next_page: next } }),
      });
      return next !== undefined;
    });

  async function write({ exportId }: { exportId: number }): Promise<void> {
    const end = Date.now() + handOnMs;
    let more = true;
    while (more && Date.now() < end) more = await writePart(exportId);
    if (more) await jobs.send('make-list-export', { exportId });
  }

  async function find(id: number, { actor, may }: StaffMember) {
    const stored = await exports.find(id, actor);
    if (!stored?.list) throw new AppError('NOT_FOUND');
    if (!may(listsIn(stored.language)[stored.list].permission)) throw new AppError('FORBIDDEN');
    return stored;
  }

  return {
    /** @throws FORBIDDEN without the list's permission; VALIDATION_FAILED for an unknown filter or a too long Excel file */
    async make(wanted: NewListExport, staff: StaffMember): Promise<ListExport> {
      const { actor, may } = staff;
      const list = listsIn(wanted.language)[wanted.list];
      if (!may(list.permission)) throw new AppError('FORBIDDEN');
      const contacts = may('contacts.read');
      const total = await list.count(wanted.query, { contacts });
      if (wanted.format === 'xlsx' && total >= maxExcelRows) throw invalidFields({ field: 'format', reason: 'max' });
      const stored = await db.transaction().execute(async (tx) => {
        const added = await createReportExportsRepository(tx).addList(wanted, { actor, total, contacts });
        await jobs.send('make-list-export', { exportId: added.id }, { tx });
        const { text: _typed, ...filters } = wanted.query;
        await createAuditRepository(tx).add({
          actor,
          action: 'make-list-export',
          subject: `list:${wanted.list}`,
          detail: { ...filters, format: wanted.format, contacts, rows: total },
        });
        return added;
      });
      if (total <= partSize) await writePart(stored.id);
      return toExport(await find(stored.id, staff));
    },

    list: async ({ actor }: StaffMember) => (await exports.lists(actor)).map(toExport),

    /** @throws NOT_FOUND for someone else's or a deleted one; STATE_CONFLICT while it is being written */
    async file(id: number, staff: StaffMember) {
      const stored = await find(id, staff);
      if (!stored.done_at) throw new AppError('STATE_CONFLICT');
      const name = `idavuelta-${stored.list}.${stored.format ?? 'csv'}`;
      const parts = contentOf(exports, stored);
      if (stored.format !== 'xlsx')
        return { name, contentType: 'text/csv; charset=utf-8', content: Readable.from(parts, { objectMode: false }) };
      const cells: (string | number | null)[][] = [];
      for await (const part of parts) cells.push(...JSON.parse(part.toString()));
      const [headings = [], ...rows] = cells;
      const columns = headings.map((title, index) => ({
        title: String(title),
        value: (row: (string | number | null)[]) => row[index] ?? null,
      }));
      return { name, ...(await tableFile('xlsx', columns, rows)) };
    },

    write,
  };
}

/** Cells of a part of an Excel file, which is put together when it is fetched. */
function cellsOf<Row>(columns: TableColumn<Row>[], rows: Row[], first: boolean) {
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  return Buffer.from(JSON.stringify(first ? [columns.map(({ title }) => title), ...cells] : cells));
}
