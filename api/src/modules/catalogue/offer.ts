import type { Category, CountryCode, PaymentType, ProductVariant } from '@idavuelta/shared/contracts';
import type { SpaceKind } from '@idavuelta/shared/contracts/rules';
import type { Courtesy } from '../exchange-rates/exchange-rates.service.ts';
import { shownPrice } from './event-summary.ts';

interface VariantRow
  extends Pick<ProductVariant, 'provinceId' | 'capacity' | 'stops' | 'placeId' | 'placeAddress' | 'translations'> {
  id: number;
  amountMinor: number;
  /** Null for door pick-up. */
  approachAddress: string | null;
  approachCounties: { id: number; name: string }[];
  poolId: number;
  unitsPerTicket: number;
  unitsLeft: number;
}

interface CategoryRow extends Pick<Category, 'id' | 'priority' | 'translations'> {
  variants: VariantRow[];
  spaces: { kind: SpaceKind; amountMinor: number; left: number }[];
}

interface Seller {
  paymentType: PaymentType;
  countryCode: CountryCode;
}

/** Converts a variant for the booking wizard. @param event that sells it */
function toVariant(variant: VariantRow, event: Seller, courtesy: Courtesy): ProductVariant {
  const { provinceId, capacity, stops, placeId, placeAddress, translations } = variant;
  const { poolId: id, unitsPerTicket, unitsLeft, approachAddress: address, approachCounties: counties } = variant;
  return {
    productVariantId: variant.id,
    provinceId,
    ...shownPrice(event, variant.amountMinor, courtesy),
    capacity,
    stops,
    stock: Math.trunc(unitsLeft / unitsPerTicket),
    seatPool: { id, unitsPerTicket, unitsLeft },
    placeId,
    placeAddress,
    ...(address !== null && { approach: { address, counties } }),
    translations,
  };
}

/** Converts a category with its variants. @param event that sells them */
export const toCategory = (
  { id, priority, translations, variants, spaces }: CategoryRow,
  event: Seller,
  courtesy: Courtesy,
): Category => ({
  id,
  priority,
  translations,
  subCategories: variants.map((variant) => toVariant(variant, event, courtesy)),
  ...(spaces.length > 0 && {
    spaces: spaces.map(({ kind, amountMinor, left }) => ({
      kind,
      ...shownPrice(event, amountMinor, courtesy),
      left: Math.max(left, 0),
    })),
  }),
});
