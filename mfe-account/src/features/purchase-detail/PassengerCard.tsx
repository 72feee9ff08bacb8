import type { Passenger } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import styles from './PassengerCard.module.css';

export function PassengerCard({ passenger: { name, email, phone, passengerAddress } }: { passenger: Passenger }) {
  const { t } = useTranslation('account');
  return (
    <li className={styles.passenger}>
      <h3>{name}</h3>
      <DescriptionList
        items={[
          [t('purchase.email'), email],
          [t('purchase.phone'), phone],
          [t('purchase.address'), passengerAddress],
        ]}
      />
    </li>
  );
}
