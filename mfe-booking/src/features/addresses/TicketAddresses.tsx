import type { County } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { FieldArray } from 'react-final-form-arrays';
import entries from '../../ui/entries.module.css';
import { AddressFields } from './AddressFields.tsx';

interface TicketAddressesProps {
  name: string;
  /** Maximum number of addresses. */
  stops: number;
  counties: County[];
  /** 1-based number of the ticket. */
  ticket: number;
}

/** One ticket's addresses: 1 to `stops`. */
export function TicketAddresses({ name, stops, counties, ticket }: TicketAddressesProps) {
  const { t } = useTranslation('booking');
  return (
    <FieldArray name={name}>
      {({ fields }) => (
        <div className={entries.entries}>
          {fields.map((address, index) => (
            <div key={address} className={entries.entry}>
              {fields.length > 1 && (
                <div className={entries.head}>
                  <span>{t('addresses.number', { number: index + 1 })}</span>
                  <Button
                    variant="quiet"
                    aria-label={t('addresses.remove', { number: index + 1, ticket })}
                    onClick={() => fields.remove(index)}
                  >
                    {t('remove')}
                  </Button>
                </div>
              )}
              <AddressFields name={address} counties={counties} />
            </div>
          ))}
          {(fields.length ?? 0) < stops && (
            <Button className={entries.add} onClick={() => fields.push({})}>
              {t('addresses.add')}
            </Button>
          )}
        </div>
      )}
    </FieldArray>
  );
}
