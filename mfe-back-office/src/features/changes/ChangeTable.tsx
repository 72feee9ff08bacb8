import type { AuditRow } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { CursorTable } from '../../lists/CursorTable.tsx';
import { useCursorPages } from '../../lists/useCursorPages.ts';
import { useActionName } from './action-name.ts';
import { useChanges } from './changes.api.ts';
import { actorName } from './detail-text.ts';
import { useDetailText } from './useDetailText.ts';

export interface ChangeTableProps {
  /** Limits the list to changes of one subject. */
  subject?: string;
  /** True: only reads of contact data; false: everything else. */
  reads?: boolean;
  /** Describes a change in the words of its area. */
  detailOf?: (detail: AuditRow['detail']) => string;
}

/** Lists audit rows, newest first. */
export default function ChangeTable({ subject, reads, detailOf }: ChangeTableProps) {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const nameOf = useActionName();
  const detailText = useDetailText();
  const pages = useCursorPages('before');
  const { data, error, isFetching, refetch } = useChanges({
    subject,
    reads: reads?.toString(),
    before: pages.cursor,
    limit: 50,
  });
  const zone = deviceZone();
  const at = (iso: string) => `${date(iso, 'medium', zone)}, ${date(iso, 'time', zone)}`;
  return (
    <CursorTable<AuditRow>
      // without a choice of columns for the changes of one thing, where all of them matter
      name={subject ? undefined : 'changes'}
      label={t('areas.changes.title')}
      rowKey="id"
      size="small"
      list={data}
      pages={pages}
      loading={isFetching}
      error={error}
      onRetry={() => void refetch()}
      columns={[
        { title: t('fields.when'), key: 'when', render: (_, row) => at(row.at) },
        { title: t('fields.who'), key: 'who', dataIndex: 'actor', render: actorName },
        { title: t('fields.what'), key: 'what', render: (_, { action }) => nameOf(action) },
        ...(subject ? [] : [{ title: t('fields.subject'), key: 'subject', dataIndex: 'subject' }]),
        {
          title: t('fields.detail'),
          key: 'detail',
          render: (_: unknown, { detail }: AuditRow) => (detailOf ?? detailText)(detail),
        },
      ]}
    />
  );
}
