import type { Category, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { anEvent, lima } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import { writeDraft, writeOpenOrder } from '../state/draft/draft.storage.ts';
import { type Draft, newDraftId } from '../state/draft/draft.ts';
import type { TicketsState } from '../state/tickets/tickets.types.ts';
import { bookingApi, openWizard, type WizardOptions } from './booking.tsx';

interface DraftOptions extends WizardOptions {
  /** How many tickets, of the first variant. */
  times?: number;
  tickets?: Partial<TicketsState>;
  /** Where each ticket's passengers are picked up, all in Miraflores. */
  addresses?: string[];
  /** The preselected payment method. */
  method?: PaymentMethodCode;
  openOrder?: Draft['openOrder'];
}

const stepIsShown = {
  addresses: () => screen.findByRole('heading', { name: /direcciones de recojo/i }),
  // these files are loaded when the step opens
  passengers: () => screen.findAllByLabelText('Nombre y apellido'),
  payment: () => screen.findByRole('list', { name: 'Resumen de tu compra' }),
};
type StepWithDraft = keyof typeof stepIsShown;

/** Stores a draft with the steps before `step` filled in. @returns its event */
export function storeDraft(step: StepWithDraft, options: DraftOptions = {}) {
  const { event = anEvent(), api, times = 1, tickets, addresses = ['Av. Larco 123'], method, openOrder } = options;
  const [category] = bookingApi(api, event.countryCode)['GET /events/:id/product-variant'] as Category[];
  const variantId = category?.subCategories[0]?.productVariantId ?? 0;
  const ids = Array.from({ length: times }, (_, index) => `${variantId}-${index}`);
  const perTicket = <T>(entries: T[]) => Object.fromEntries(ids.map((id) => [id, entries]));
  writeDraft(event.id, {
    id: newDraftId(),
    step,
    tickets: { provinceId: lima.id, categoryId: category?.id, quantities: { [variantId]: times }, ...tickets },
    ...(step !== 'addresses' && {
      addresses: perTicket(addresses.map((address) => ({ address, commune_id: 11 }))),
    }),
    ...(step === 'payment' && { passengers: perTicket([rosa(addresses[0])]) }),
    payment: { method, coupon: { status: 'none' } },
  });
  if (openOrder) writeOpenOrder(event.id, openOrder);
  return event;
}

/** Opens a step from a stored draft, as after a reload: much faster than filling in the steps before it. */
export async function openAt(step: StepWithDraft, options: DraftOptions = {}) {
  const view = await openWizard({ ...options, event: storeDraft(step, options) });
  await stepIsShown[step]();
  return view;
}

const rosa = (passengerAddress = '') => ({
  name: 'Rosa Quispe',
  email: 'rosa@example.test',
  phone: '987654321',
  passengerAddress,
});
