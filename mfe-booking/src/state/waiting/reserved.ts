import type { Category, EventDetail, Waiting } from '@idavuelta/shared/contracts';

/** Returns the event's categories, with the visitor's reserved seats added to the remaining ones. */
export const withReserved = (categories: Category[], reserved: NonNullable<Waiting['seatPool']>): Category[] =>
  categories.map((category) => ({
    ...category,
    subCategories: category.subCategories.map((variant) => {
      const { seatPool } = variant;
      if (seatPool.id !== reserved.id) return variant;
      const unitsLeft = seatPool.unitsLeft + reserved.units;
      const stock = Math.floor(unitsLeft / seatPool.unitsPerTicket);
      return { ...variant, stock, seatPool: { ...seatPool, unitsLeft } };
    }),
  }));

/** Returns the event for a visitor with reserved seats on one of its dates: that date is not sold out for them. */
export const onSaleFor = (event: EventDetail, { eventDateId, day }: Waiting): EventDetail => ({
  ...event,
  soldOut: false,
  calendars: event.calendars.map((date) => (date.id === eventDateId ? { ...date, soldOut: false } : date)),
  soldOutDays: event.soldOutDays.filter((soldOut) => soldOut !== day),
  ...(day && { firstOpenDay: [day, event.firstOpenDay ?? day].sort()[0] }),
});
