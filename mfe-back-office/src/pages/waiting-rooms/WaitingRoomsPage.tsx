import { isAllowed, type WaitingRoom } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Button, Empty, Flex } from 'antd';
import { useState } from 'react';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { OpenRoom } from './OpenRoom.tsx';
import { RoomState } from './RoomState.tsx';
import { useRoomName } from './room-name.ts';
import { useFigures } from './useFigures.ts';
import { useWaitingRooms } from './waiting-rooms.api.ts';

/** The queues in front of sales, with their live figures. */
export default function WaitingRoomsPage() {
  return (
    <OfficePage path="/waiting-rooms">
      {({ role }) => <Rooms mayChange={isAllowed(role, 'events.change')} />}
    </OfficePage>
  );
}

function Rooms({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/waiting-rooms');
  const { data, error } = useWaitingRooms();
  const [opening, setOpening] = useState(false);
  const nameOf = useRoomName();
  const figuresOf = useFigures();
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="middle" justify="space-between" align="center">
        <p>{t('back-office:areas.waiting_rooms.lead')}</p>
        {mayChange && (
          <Button type="primary" onClick={() => setOpening(true)}>
            {t('open.title')}
          </Button>
        )}
      </Flex>
      <Failure error={error} />
      <WideTable<WaitingRoom>
        label={t('back-office:areas.waiting_rooms.title')}
        rowKey="id"
        dataSource={data}
        loading={!data && !error}
        locale={{ emptyText: <Empty description={t('none')} /> }}
        columns={[
          {
            title: t('fields.eventId'),
            render: (_, room) => <Link to={linkTo('/waiting-rooms/:id', room.id)}>{nameOf(room)}</Link>,
          },
          ...(['waiting', 'called', 'admitted', 'pace'] as const).map((figure) => ({
            title: t(`figures.${figure}`),
            align: 'end' as const,
            render: (_: unknown, room: WaitingRoom) => figuresOf(room)[figure],
          })),
          { title: t('fields.state'), card: 'state', render: (_, room) => <RoomState room={room} /> },
        ]}
      />
      {opening && <OpenRoom onClose={() => setOpening(false)} />}
    </Flex>
  );
}
