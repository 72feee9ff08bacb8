import type { CountryCode, Passenger } from '@idavuelta/shared/contracts';
import { passengerFieldNames } from '@idavuelta/shared/contracts/passenger';
import { useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import styles from './PassengerCard.module.css';

/** Fields shown below the name. */
const others = passengerFieldNames.filter((field) => field !== 'name');

interface PassengerCardProps {
  passenger: Passenger;
  /** Country of the event. */
  country?: CountryCode;
  /** Actions on the passenger. */
  children?: ReactNode;
}

export function PassengerCard({ passenger, country, children }: PassengerCardProps) {
  const { t } = useTranslation('account');
  return (
    <li className={styles.passenger}>
      <h3 translate="no">{passenger.name}</h3>
      <DescriptionList
        items={[
          ...others.map((field): [string, ReactNode] => [
            t(`passenger.fields.${field}`, { context: country }),
            passenger[field],
          ]),
          [t('purchase.address'), passenger.passengerAddress],
        ]}
      />
      {children}
    </li>
  );
}
