import type { ProductVariant } from '@idavuelta/shared/contracts';

interface Line {
  variant: ProductVariant;
  quantity: number;
}

/** How many tickets of a variant can be chosen, after the seats that other chosen variants take from its pool. */
export function ticketsLeft({ productVariantId, seatPool }: ProductVariant, lines: Line[]): number {
  const others = lines.filter(
    ({ variant }) => variant.seatPool.id === seatPool.id && variant.productVariantId !== productVariantId,
  );
  const taken = others.reduce((units, { variant, quantity }) => units + quantity * variant.seatPool.unitsPerTicket, 0);
  return Math.max(0, Math.floor((seatPool.unitsLeft - taken) / seatPool.unitsPerTicket));
}

/** How many tickets of a variant can be chosen, limited by its free seats and the maximum per order. */
export function ticketsAllowed(variant: ProductVariant, lines: Line[], most: number): number {
  const others = lines.filter((line) => line.variant.productVariantId !== variant.productVariantId);
  const chosen = others.reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.min(ticketsLeft(variant, lines), Math.max(0, most - chosen));
}
