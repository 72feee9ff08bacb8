import type { RouteParams } from '@idavuelta/shared/contracts';
import { isAllowed, type StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Descriptions, Flex, Spin } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useThing } from '../../kit/useThing.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RoomActions } from './RoomActions.tsx';
import { RoomState } from './RoomState.tsx';
import { useRoomName } from './room-name.ts';
import { useFigures } from './useFigures.ts';
import { useWaitingRoom } from './waiting-rooms.api.ts';

/** One queue: its figures, what can be done about it, and who did what. */
export default function WaitingRoomPage({ params }: { params: RouteParams }) {
  const { t } = useTranslation('back-office/waiting-rooms');
  return (
    <OfficePage path="/waiting-rooms/:id" title={t('room')}>
      {(account) => <OneRoom id={Number(params.id)} account={account} />}
    </OfficePage>
  );
}

const shown = ['waiting', 'called', 'admitted', 'pace', 'issued', 'ordered', 'passed'] as const;

function OneRoom({ id, account: { role, permissions } }: { id: number; account: StaffAccount }) {
  const { t } = useTranslation('back-office/waiting-rooms');
  const { moment } = useClocks();
  const { data: room, error } = useWaitingRoom(id);
  const figuresOf = useFigures();
  const nameOf = useRoomName();
  useThing(room?.event.name);
  if (!room) return error ? <Failure error={error} /> : <Spin />;
  const figures = figuresOf(room);
  const { event, closedAt, opensAt, store } = room;
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="middle" align="center">
        <strong>{nameOf(room)}</strong>
        <RoomState room={room} />
      </Flex>
      {/* the figures shown are the last ones known */}
      <Failure error={error} />
      {isAllowed(role, 'events.change') && !closedAt && <RoomActions room={room} />}
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          ...shown.map((key) => ({ key, label: t(`figures.${key}`), children: figures[key] })),
          { key: 'opensAt', label: t('fields.opensAt'), children: moment(opensAt, event.timeZone) },
          { key: 'store', label: t('fields.store'), children: t(`stores.${store}`) },
        ]}
      />
      {permissions.includes('audit.read') && (
        <section>
          <h2>{t('back-office:changes.of_this')}</h2>
          <ChangeList subject={`waiting-room:${id}`} />
        </section>
      )}
    </Flex>
  );
}
