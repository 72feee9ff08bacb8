import { useTranslation } from '@idavuelta/shared/platform';
import { EntryList } from '../../ui/EntryList.tsx';
import { PassengerFields } from './PassengerFields.tsx';

interface TicketPassengersProps {
  name: string;
  /** Maximum number of passengers. */
  capacity: number;
  /** The ticket's addresses. */
  pickUps: string[];
  /** 1-based number of the ticket. */
  ticket: number;
  /** Whether the first passenger begins as the customer. */
  fillIn: boolean;
}

/** One ticket's passengers: 1 to `capacity`. */
export function TicketPassengers({ name, capacity, pickUps, ticket, fillIn }: TicketPassengersProps) {
  const { t } = useTranslation('booking');
  const newPassenger = pickUps.length === 1 ? { passengerAddress: pickUps[0] } : {};
  const texts = {
    heading: (number: number) => t('passengers.number', { number }),
    remove: (number: number) => t('passengers.remove', { number, ticket }),
    add: t('passengers.add'),
  };
  return (
    <EntryList name={name} max={capacity} newEntry={newPassenger} texts={texts}>
      {(passenger) => (
        <PassengerFields name={passenger} pickUps={pickUps} fillIn={fillIn && passenger === `${name}[0]`} />
      )}
    </EntryList>
  );
}
