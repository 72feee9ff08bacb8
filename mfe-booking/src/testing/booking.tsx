import type {
  Category,
  CountryCode,
  EventDetail,
  LegalText,
  PaymentMethod,
  PlacedOrder,
  SlotProps,
} from '@idavuelta/shared/contracts';
import { useLocation, useNavigate } from '@idavuelta/shared/platform';
import {
  aCategory,
  aCustomer,
  anEvent,
  aVariant,
  callao,
  type FakeApi,
  inEveryLanguage,
  lima,
  noPickUps,
  type RenderOptions,
  renderModule,
} from '@idavuelta/shared/testing';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import booking from '../module.ts';
import BookingWizard from '../pages/booking-wizard/BookingWizard.tsx';
import { wizardOpened } from '../state/wizard/wizard.events.ts';

/** A category with one variant; by default `Entrada general` for S/45,00 in Lima. */
export const sharedVan = (...variants: Parameters<typeof aVariant>[0][]): Category =>
  aCategory({ subCategories: (variants.length ? variants : [{}]).map((variant) => aVariant(variant)) });

export const named = (name: string) => ({ translations: inEveryLanguage({ name }) });

/** Links to other sites that were followed; a test's browser cannot open them. */
export const followedLinks: string[] = [];
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin === window.location.origin) return;
  event.preventDefault();
  followedLinks.push(link.href);
});
afterEach(() => void followedLinks.splice(0));

// one object for all renders of a test, so that ids stay the same after a "reload"
const vans: Record<CountryCode, Category[]> = {
  PE: [sharedVan()],
  CL: [sharedVan({ charge: { amount: 11_250, currency: 'CLP' } })],
  ES: [sharedVan({ charge: { amount: 11.25, currency: 'EUR' } })],
};

/** Webpay, which charges pesos at 250 per sol, and transfers in soles. */
export const paymentMethods: PaymentMethod[] = [
  { code: 'webpay', kind: 'card', name: 'Webpay', currency: 'CLP', rate: '250', rateDate: '2026-11-20T12:00:00.000Z' },
  { code: 'transferencia', kind: 'transfer', currency: 'PEN' },
];

const withdrawal: LegalText = {
  document: 'withdrawal',
  language: 'es_PE',
  text: 'Puedes cancelar hasta 48 horas antes.\n\n# Qué dice la ley\n\nMucho.',
};

/** API responses with the legal texts of a country. */
export const legalApi: FakeApi = {
  'GET /legal-documents': ['terms', 'conditions', 'privacy', 'withdrawal'],
  'GET /legal-documents/withdrawal': withdrawal,
};

/** API responses for a whole purchase of an event in `country`. */
export const bookingApi = (overrides: FakeApi = {}, country: CountryCode = 'PE'): FakeApi => ({
  'GET /events/:id/product-variant': vans[country],
  'GET /provinces/by-event/:id': [lima, callao],
  'GET /events/:id/pick-ups': noPickUps,
  'GET /payment-methods': paymentMethods,
  'GET /tax-documents': { issued: false },
  ...legalApi,
  'GET /shop-api/frequent-addresses': [],
  'GET /addresses/suggestions': [],
  'GET /shop-api/frequent-friends': [],
  ...overrides,
});

export const aPlacedOrder = (overrides: Partial<PlacedOrder> = {}): PlacedOrder => ({
  orderId: 'order-1',
  paymentState: 'awaiting_payment',
  paymentCode: 'mercadopago',
  total: 45,
  charge: { amount: 45, currency: 'PEN' },
  heldUntil: new Date(Date.now() + 15 * 60_000).toISOString(),
  payment: { redirect: { provider: 'Mercado Pago', method: 'GET', url: 'https://pago.test/init' } },
  ...overrides,
});

/** The event page with the wizard, and the browser's Back. */
function EventPageRoute({ event, onOutdated }: SlotProps<'event.booking'>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      {pathname === `/event/${event.slug}` && <BookingWizard event={event} onOutdated={onOutdated} />}
      <button type="button" onClick={() => navigate(-1)}>
        Atrás
      </button>
    </>
  );
}

export interface WizardOptions extends Omit<RenderOptions, 'api'> {
  event?: EventDetail;
  api?: FakeApi;
  onOutdated?: () => void;
}

/** The wizard of an event as a logged-in customer sees it. */
export async function openWizard({ event = anEvent(), api, onOutdated, ...options }: WizardOptions = {}) {
  const view = await renderModule(booking, <EventPageRoute event={event} onOutdated={onOutdated} />, {
    session: aCustomer(),
    path: `/event/${event.slug}`,
    ...options,
    api: bookingApi(api, event.countryCode),
  });
  await screen.findByRole('heading', { name: 'Reserva tu traslado' });
  return { ...view, event };
}

/** One part of an event's wizard, over the same store, without the rest of it. */
export async function openPart(part: ReactNode, { event = anEvent(), api, ...options }: WizardOptions = {}) {
  const view = await renderModule(booking, part, {
    session: aCustomer(),
    ...options,
    api: bookingApi(api, event.countryCode),
  });
  await act(async () => void view.store.dispatch(wizardOpened(event)));
  return { ...view, event };
}

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Opens a category of the tickets step, unless it is already open, as the only one always is. */
export async function openCategory(user: UserEvent, name: RegExp = /van compartida/i) {
  const header = within(await screen.findByRole('heading', { name })).queryByRole('button');
  if (header && header.getAttribute('aria-expanded') !== 'true') await user.click(header);
}

/** Fills in the tickets step: province, category and tickets. */
export async function chooseTickets(user: UserEvent, { province = 'Lima', name = 'Entrada general', times = 1 } = {}) {
  await user.selectOptions(await screen.findByLabelText('Provincia'), province);
  await openCategory(user);
  for (let i = 0; i < times; i++) await press(user, `Agregar ${name}`);
}

/** Replaces the text of a field and focuses it; pasting is faster than typing. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

export async function fillAddresses(user: UserEvent, address = 'Av. Larco 123', county = 'Miraflores') {
  await screen.findByRole('heading', { name: /direcciones de recojo/i });
  for (const field of screen.getAllByLabelText('Dirección')) await fill(user, field, address);
  for (const field of screen.getAllByLabelText('Distrito')) await user.selectOptions(field, county);
}

export async function fillPassengers(user: UserEvent, name = 'Rosa Quispe') {
  for (const field of await screen.findAllByLabelText('Nombre y apellido')) await fill(user, field, name);
  for (const field of screen.getAllByLabelText('Correo electrónico')) await fill(user, field, 'Rosa@Example.test');
  for (const field of screen.getAllByLabelText('Teléfono')) await fill(user, field, '987654321');
}

export const pay = async (user: UserEvent, method: string | RegExp = /webpay/i) => {
  await user.click(await screen.findByRole('radio', { name: method }));
  await press(user, /^(pagar|reservar por)/i);
};
