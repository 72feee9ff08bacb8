import type { TaxBuyer } from '@idavuelta/shared/contracts';
import { listSpaces } from '@idavuelta/shared/contracts/rules';
import type { TelephoneOrder } from '@idavuelta/shared/contracts/staff';
import type { SalePassenger, SaleTicket, SaleValues } from './sale.types.ts';

function ticketOf({ placeId, productVariantId, meetingPoint, passengers, spaces }: SaleTicket) {
  const needed = listSpaces(spaces).map(({ kind, quantity }) => [kind, quantity]);
  const travellers = (passengers as SalePassenger[]).map(({ address, ...passenger }) => ({
    ...passenger,
    address: (meetingPoint ?? address).trim(),
  }));
  const addresses = new Map(
    travellers.map(({ address, commune_id, position }) => [
      address,
      { address, commune_id, ...(position && meetingPoint === undefined && { position }) },
    ]),
  );
  return {
    placeId,
    productVariantId,
    addresses: [...addresses.values()],
    ...(needed.length > 0 && { spaces: Object.fromEntries(needed) }),
    passengers: travellers.map(({ address, commune_id: _, position: _position, ...facts }) => ({
      ...facts,
      passengerAddress: address,
    })),
  };
}

/** Leaves out what another kind was asked for. */
const buyerOf = ({ kind, taxId, name, address, country }: TaxBuyer): TaxBuyer => ({
  ...{ kind, taxId, name },
  ...(kind === 'company' && { address }),
  ...(kind === 'passport' && { country }),
});

/** Builds the order from a completed form. Each address of a ticket is listed once. */
export const orderOf = ({
  eventSlug: _,
  tickets = [],
  discountCode,
  taxBuyer,
  ...values
}: SaleValues): TelephoneOrder => ({
  ...(values as Required<Omit<SaleValues, 'date' | 'tickets' | 'discountCode' | 'eventSlug' | 'taxBuyer'>>),
  ...(discountCode?.trim() && { discountCode: discountCode.trim() }),
  ...(taxBuyer?.kind && { taxBuyer: buyerOf(taxBuyer as TaxBuyer) }),
  tickets: tickets.map(ticketOf),
});

/** Converts a field path of the server to one of the form: `tickets[0].passengers[1].phone`. */
export const pathOf = (field: string) =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
