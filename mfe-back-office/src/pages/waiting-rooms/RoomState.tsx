import type { WaitingRoom } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Badge, type BadgeProps, Flex, Tag } from 'antd';

const badges: Record<WaitingRoom['state'], BadgeProps['status']> = {
  before: 'processing',
  open: 'success',
  paused: 'warning',
  'sold-out': 'default',
  ended: 'default',
};

/** Shows whether a queue moves, and what is unusual about it. */
export function RoomState({ room: { state, automatic, moved, closedAt } }: { room: WaitingRoom }) {
  const { t } = useTranslation('back-office/waiting-rooms');
  return (
    <Flex wrap gap="small">
      <Badge status={badges[state]} text={t(closedAt ? 'states.closed' : `states.${state}`)} />
      {automatic && <Tag>{t('automatic')}</Tag>}
      {moved && <Tag color="warning">{t('moved')}</Tag>}
    </Flex>
  );
}
