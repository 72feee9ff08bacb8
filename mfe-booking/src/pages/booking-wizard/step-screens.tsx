import { Fetched, fetchedFile } from '@idavuelta/shared/ui';
import type { ComponentType } from 'react';
import { AddressesStep } from '../../features/addresses/AddressesStep.tsx';
import { TicketsStep } from '../../features/tickets/TicketsStep.tsx';
import type { StepName } from '../../state/steps.ts';

// the last three are loaded while the buyer fills in earlier steps
const passengersStep = fetchedFile(() => import('../../features/passengers/PassengersStep.tsx'));
const paymentStep = fetchedFile(() => import('../../features/payment/PaymentStep.tsx'));
const checkoutStep = fetchedFile(() => import('../../features/checkout/CheckoutStep.tsx'));

export const stepScreens: Record<StepName, ComponentType> = {
  tickets: TicketsStep,
  addresses: AddressesStep,
  passengers: () => <Fetched file={passengersStep} />,
  payment: () => <Fetched file={paymentStep} />,
  checkout: () => <Fetched file={checkoutStep} />,
};

/** Loads each step before the press that needs it; if that fails, the step itself loads it again. */
export const fetchAhead: Partial<Record<StepName, () => Promise<unknown>>> = {
  addresses: () => Promise.all([passengersStep.fetch(), paymentStep.fetch()]),
  passengers: paymentStep.fetch,
  payment: checkoutStep.fetch,
};
