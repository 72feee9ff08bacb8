import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { isChangeable } from './changeable.ts';
import styles from './order.module.css';
import type { OrderDialogProps } from './order-dialog.types.ts';
import { PassengerDrawer } from './PassengerDrawer.tsx';

/** Asks which passenger changes where there are several. */
export function PassengerChoice({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const passengers = order.tickets
    .filter((ticket) => isChangeable(order, ticket))
    .flatMap((ticket) => ticket.passengers.map(({ name }, index) => ({ ticket, name, passenger: index + 1 })));
  const [chosen, choose] = useState(passengers.length === 1 ? passengers[0] : undefined);
  if (chosen)
    return <PassengerDrawer order={order} ticket={chosen.ticket} passenger={chosen.passenger} onClose={onClose} />;
  return (
    <Modal open footer={null} title={t('passenger_choice.title')} onCancel={onClose}>
      <div className={styles.choice}>
        {passengers.map((one) => (
          <Button key={`${one.ticket.number} ${one.passenger}`} onClick={() => choose(one)}>
            {`${one.name} · ${t('passenger_choice.ticket', { number: one.ticket.number })}`}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
