import type { ComplaintRegisterQuery } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { type TableColumn, tableFile } from '../../../http/table-file.ts';
import { sheetTexts } from '../texts/texts.ts';
import { createComplaintQueueRepository } from './complaint-queue.repository.ts';

type Row = Awaited<ReturnType<ReturnType<typeof createComplaintQueueRepository>['register']>>[number];

function columns(t: ReturnType<typeof sheetTexts>): TableColumn<Row>[] {
  return [
    { title: t('number'), value: ({ numberText }) => numberText, width: 18 },
    { title: t('filed'), value: ({ filedOn }) => filedOn },
    { title: t('due'), value: ({ dueOn }) => dueOn },
    { title: t('kind'), value: ({ kind }) => t(`kinds.${kind}`) },
    { title: t('name'), value: ({ name }) => name, width: 28 },
    {
      title: t('document'),
      value: (row) => `${t(`documents.${row.document_kind}`)} ${row.document_number}`,
      width: 20,
    },
    { title: t('address'), value: ({ address }) => address, width: 28 },
    { title: t('phone'), value: ({ phone }) => phone, width: 16 },
    { title: t('email'), value: ({ email }) => email, width: 24 },
    { title: t('item'), value: ({ item }) => t(`items.${item}`) },
    { title: t('description'), value: (row) => row.item_description, width: 32 },
    { title: t('amount'), value: (row) => (row.amount_minor === null ? null : row.amount_minor / 100) },
    { title: t('order'), value: (row) => row.order_number },
    { title: t('detail'), value: ({ detail }) => detail, width: 40 },
    { title: t('request'), value: ({ request }) => request, width: 40 },
    { title: t('answered'), value: ({ answeredOn }) => answeredOn },
    { title: t('answer'), value: ({ answer }) => answer, width: 40 },
  ];
}

/** Exports the sheets of a period, as the authority may ask for them. Who exports them is audited. */
export const createComplaintRegister =
  ({ db }: { db: Database }) =>
  async ({ from, until, format, language }: ComplaintRegisterQuery, actor: StaffActor) => {
    const rows = await createComplaintQueueRepository(db).register(from, until);
    const detail = { from, until, rows: rows.length };
    await createAuditRepository(db).add({ actor, action: 'export-complaints', subject: 'complaints', detail });
    return tableFile(format, columns(sheetTexts(language)), rows);
  };
