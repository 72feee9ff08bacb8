import type { County } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { EntryList } from '../../ui/EntryList.tsx';
import { AddressFields } from './AddressFields.tsx';

interface TicketAddressesProps {
  name: string;
  /** Maximum number of addresses. */
  stops: number;
  counties: County[];
  /** 1-based number of the ticket. */
  ticket: number;
  /** Whether the first address begins with a saved one. */
  fillIn: boolean;
}

/** One ticket's addresses: 1 to `stops`. */
export function TicketAddresses({ name, stops, counties, ticket, fillIn }: TicketAddressesProps) {
  const { t } = useTranslation('booking');
  const texts = {
    heading: (number: number) => t('addresses.number', { number }),
    remove: (number: number) => t('addresses.remove', { number, ticket }),
    add: t('addresses.add'),
  };
  return (
    <EntryList name={name} max={stops} newEntry={{}} texts={texts}>
      {(address) => <AddressFields name={address} counties={counties} fillIn={fillIn && address === `${name}[0]`} />}
    </EntryList>
  );
}
