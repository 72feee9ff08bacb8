import type { StaffAct } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Progress } from 'antd';
import { actorName } from '../../features/changes/detail-text.ts';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useActs } from './departures.api.ts';
import styles from './departures.module.css';

const share = ({ done, total }: StaffAct) => (total === 0 ? 100 : Math.floor((100 * done) / total));

/** Lists the actions taken on all travellers of a departure or the event, with their progress. */
export function ActList({ slug, timeZone }: { slug: string; timeZone: string }) {
  const { t } = useTranslation('back-office/departures');
  const { moment } = useClocks();
  const { data, error } = useActs(slug);
  const at = (iso: string) => moment(iso, timeZone);
  const describe = ({ kind, departure, from, subject }: StaffAct) =>
    [
      t(`acts.kinds.${kind}`),
      from && departure ? `${at(from)} → ${at(departure)}` : departure && at(departure),
      subject,
    ]
      .filter(Boolean)
      .join(' · ');
  if (!error && !data?.length) return null;
  return (
    <>
      <h2 className={styles.heading}>{t('acts.title')}</h2>
      <Failure error={error} />
      <WideTable<StaffAct>
        label={t('acts.title')}
        rowKey="id"
        size="small"
        dataSource={data}
        columns={[
          { title: t('back-office:fields.when'), render: (_, { startedAt }) => at(startedAt) },
          { title: t('back-office:fields.who'), dataIndex: 'actor', render: actorName },
          { title: t('back-office:fields.what'), render: (_, act) => describe(act) },
          {
            title: t('acts.progress'),
            render: (_, act) => (
              <Progress
                percent={share(act)}
                size="small"
                aria-label={t('acts.progress')}
                format={() => t('acts.done_of', { done: act.done, total: act.total })}
              />
            ),
          },
        ]}
      />
    </>
  );
}
