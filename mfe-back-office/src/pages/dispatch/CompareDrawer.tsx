import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer } from 'antd';
import { WideTable } from '../../ui/WideTable.tsx';
import { useDesk } from './desk.ts';
import { changesOf, notifiedTickets, type PartyChange } from './plan-changes.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** Shows what publishing the draft would change, and for whom. */
export function CompareDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan } = useDesk();
  const { at, nameById } = usePlanTexts(plan);
  const rideText = (ride: PartyChange['before']) =>
    ride ? [at(ride.at), ride.point, ride.van].filter(Boolean).join(' · ') : t('compare.nothing');
  return (
    <Drawer title={t('compare.title')} open size="large" onClose={onClose}>
      <p>{t('compare.told', { count: notifiedTickets(plan) })}</p>
      <WideTable<PartyChange>
        label={t('compare.title')}
        rowKey="party"
        dataSource={changesOf(plan)}
        locale={{ emptyText: t('compare.same') }}
        columns={[
          { title: t('compare.who'), render: (_, { party }) => nameById(party) },
          { title: t('compare.before'), render: (_, { before }) => rideText(before) },
          { title: t('compare.after'), render: (_, { after }) => rideText(after) },
        ]}
      />
    </Drawer>
  );
}
