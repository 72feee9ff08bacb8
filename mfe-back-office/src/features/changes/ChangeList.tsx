import type { AuditRow } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { CursorButtons } from '../../lists/CursorButtons.tsx';
import { useCursorPages } from '../../lists/useCursorPages.ts';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useActionName } from './action-name.ts';
import { useChanges } from './changes.api.ts';
import { actorName } from './detail-text.ts';
import { useDetailText } from './useDetailText.ts';

interface ChangeListProps {
  /** Limits the list to changes of one subject. */
  subject?: string;
  /** True: only reads of contact data; false: everything else. */
  reads?: boolean;
  /** Describes a change in the words of its area. */
  detailOf?: (detail: AuditRow['detail']) => string;
}

/** Lists audit rows, newest first. */
export function ChangeList({ subject, reads, detailOf }: ChangeListProps) {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const nameOf = useActionName();
  const detailText = useDetailText();
  const pages = useCursorPages();
  const { data, error, isFetching } = useChanges({
    subject,
    reads: reads?.toString(),
    before: pages.cursor,
    limit: 50,
  });
  const zone = deviceZone();
  const at = (iso: string) => `${date(iso, 'medium', zone)}, ${date(iso, 'time', zone)}`;
  return (
    <>
      <Failure error={error} />
      <WideTable<AuditRow>
        label={t('areas.changes.title')}
        rowKey="id"
        size="small"
        dataSource={data?.items}
        loading={isFetching}
        columns={[
          { title: t('fields.when'), render: (_, row) => at(row.at) },
          { title: t('fields.who'), dataIndex: 'actor', render: actorName },
          { title: t('fields.what'), render: (_, { action }) => nameOf(action) },
          ...(subject ? [] : [{ title: t('fields.subject'), dataIndex: 'subject' }]),
          { title: t('fields.detail'), render: (_: unknown, { detail }: AuditRow) => (detailOf ?? detailText)(detail) },
        ]}
      />
      <CursorButtons pages={pages} next={data?.next} />
    </>
  );
}
