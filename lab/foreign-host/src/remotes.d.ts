/** URLs of the releases, defined by the build. */
declare const remotes: { catalog: string; booking: string };

declare module 'mfe-catalog/pages/faq/FaqPage.tsx' {
  const FaqPage: import('@idavuelta/shared/contracts').Page;
  export default FaqPage;
}
declare module 'mfe-booking/pages/booking-wizard/BookingWizard.tsx' {
  const BookingWizard: import('react').ComponentType<import('@idavuelta/shared/contracts').SlotProps<'event.booking'>>;
  export default BookingWizard;
}
declare module 'mfe-booking/state/index.ts' {
  const state: import('@idavuelta/shared/contracts').ModuleState;
  export default state;
}
