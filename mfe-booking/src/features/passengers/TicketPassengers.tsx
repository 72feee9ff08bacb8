import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { FieldArray } from 'react-final-form-arrays';
import entries from '../../ui/entries.module.css';
import { PassengerFields } from './PassengerFields.tsx';

interface TicketPassengersProps {
  name: string;
  /** Maximum number of passengers. */
  capacity: number;
  /** The ticket's addresses. */
  pickUps: string[];
  /** 1-based number of the ticket. */
  ticket: number;
}

/** One ticket's passengers: 1 to `capacity`. */
export function TicketPassengers({ name, capacity, pickUps, ticket }: TicketPassengersProps) {
  const { t } = useTranslation('booking');
  const newPassenger = pickUps.length === 1 ? { passengerAddress: pickUps[0] } : {};
  return (
    <FieldArray name={name}>
      {({ fields }) => (
        <div className={entries.entries}>
          {fields.map((passenger, index) => (
            <div key={passenger} className={entries.entry}>
              {fields.length > 1 && (
                <div className={entries.head}>
                  <span>{t('passengers.number', { number: index + 1 })}</span>
                  <Button
                    variant="quiet"
                    aria-label={t('passengers.remove', { number: index + 1, ticket })}
                    onClick={() => fields.remove(index)}
                  >
                    {t('remove')}
                  </Button>
                </div>
              )}
              <PassengerFields name={passenger} pickUps={pickUps} />
            </div>
          ))}
          {(fields.length ?? 0) < capacity && (
            <Button className={entries.add} onClick={() => fields.push(newPassenger)}>
              {t('passengers.add')}
            </Button>
          )}
        </div>
      )}
    </FieldArray>
  );
}
