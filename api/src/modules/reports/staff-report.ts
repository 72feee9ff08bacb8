import type { Language } from '@idavuelta/shared/contracts';
import { language, oneOf } from '@idavuelta/shared/contracts/schemas';
import type { NeededPermission } from '@idavuelta/shared/contracts/staff';
import { type ReportTexts, reportTexts } from '@idavuelta/shared/contracts/staff/reports';
import { type Static, type TObject, Type } from 'typebox';
import type { Database, Queryable } from '../../database/database.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { Data } from '../../http/staff-route.ts';
import { type TableColumn, type TableFormat, tableFile, tableFormats } from '../../http/table-file.ts';
import { createTexts } from '../../texts/create-texts.ts';

export const reportTextsIn = createTexts<ReportTexts>(reportTexts);
/** Finds the texts of reports in one language. */
export type ReportText = ReturnType<typeof reportTextsIn>;

const fileOptions = { format: oneOf(tableFormats, { default: 'csv' }), language };

type FileQuery<Query extends TObject> = Static<Query> & { format: TableFormat; language: Language };

/** A report, which is read for its page and downloaded as a spreadsheet. */
export interface StaffReport<Query extends TObject, Response extends TObject, Row> {
  /** The download is at `/file` below it. */
  address: `GET /staff-api/${string}`;
  /** The operations are `get<name>` and `export<name>`. */
  name: string;
  permission: NeededPermission;
  summary: string;
  query: Query;
  response: Response;
  read: (query: Static<Query>) => Promise<Data<Response>>;
  /** Reads the rows of the file, which must not be silently truncated. */
  readAll: (query: Static<Query>) => Promise<Row[]>;
  columns: (t: ReportText, query: FileQuery<Query>) => TableColumn<Row>[];
}

/** Creates a report whose figures may be a moment old. */
export function fromReplica<
  R extends { read: (query: never) => Promise<unknown>; readAll: (query: never) => Promise<unknown> },
>(db: Database, create: (on: Queryable) => R): R {
  const figures = db.reads.by((on) => {
    const { read, readAll } = create(on);
    return { read, readAll };
  });
  return { ...create(db), ...figures };
}

/** Registers the routes of a report. Fastify has validated their queries against the schemas of these types. */
export function registerReport<Query extends TObject, Response extends TObject, Row>(
  app: App,
  { staffRoute, staffDownload }: Pick<HttpTools, 'staffRoute' | 'staffDownload'>,
  { address, name, response, read, readAll, columns, ...route }: StaffReport<Query, Response, Row>,
) {
  staffRoute(app, address, {
    ...route,
    operation: `get${name}`,
    response,
    handler: (input) => read(input.query as Static<Query>),
  });

  staffDownload(app, `${address}/file`, {
    ...route,
    operation: `export${name}`,
    summary: 'Export the report as a CSV or Excel file',
    query: Type.Object({ ...route.query.properties, ...fileOptions }),
    handler: async (input) => {
      const wanted = input.query as FileQuery<Query>;
      return tableFile(wanted.format, columns(reportTextsIn(wanted.language), wanted), await readAll(wanted));
    },
  });
}
