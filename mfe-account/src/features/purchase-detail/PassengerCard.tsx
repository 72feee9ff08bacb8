import type { Passenger } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import styles from './PassengerCard.module.css';

interface PassengerCardProps {
  passenger: Passenger;
  /** What can be done with them. */
  children?: ReactNode;
}

export function PassengerCard({ passenger, children }: PassengerCardProps) {
  const { name, email, phone, passengerAddress } = passenger;
  const { t } = useTranslation('account');
  return (
    <li className={styles.passenger}>
      <h3 translate="no">{name}</h3>
      <DescriptionList
        items={[
          [t('purchase.email'), email],
          [t('purchase.phone'), phone],
          [t('purchase.address'), passengerAddress],
        ]}
      />
      {children}
    </li>
  );
}
