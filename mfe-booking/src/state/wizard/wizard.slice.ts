import type { EventDetail } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { addressesEntered } from '../addresses/addresses.slice.ts';
import {
  checkoutLeft,
  holdExpired,
  orderPlaced,
  orderRejected,
  purchaseFinished,
} from '../checkout/checkout.actions.ts';
import { recoveryStep } from '../checkout/order-errors.ts';
import { passengersEntered } from '../passengers/passengers.slice.ts';
import { isBefore, type Step, type StepName } from '../steps.ts';
import { ticketsEntered } from '../tickets/tickets.slice.ts';
import { draftOpened, eventRefreshed, waitingOpened, wizardClosed } from './wizard.events.ts';

interface WizardState {
  event?: EventDetail;
  /** Identifies this purchase; part of the order's idempotency key. */
  draftId: string;
  step: Step;
  onScreen: boolean;
  /** The secret of a waiting-list mail, which may have reserved seats for the visitor. */
  waitingToken?: string;
}

const initialState: WizardState = { draftId: '', step: 'tickets', onScreen: false };

export const wizardSlice = createSlice({
  name: 'booking/wizard',
  initialState,
  reducers: {
    /**
     * Goes back to an earlier step, unless the order is placed. A later step opens only by completing those before it.
     */
    stepReopened: (wizard, { payload }: PayloadAction<StepName>) => {
      if (isBefore(wizard.step, 'checkout') && isBefore(payload, wizard.step)) wizard.step = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(draftOpened, (_, { payload: { event, draft } }) => ({
        event,
        draftId: draft.id,
        step: draft.step ?? 'tickets',
        onScreen: true,
      }))
      .addCase(eventRefreshed, (wizard, { payload }) => {
        wizard.event = payload;
      })
      .addCase(waitingOpened, (wizard, { payload }) => {
        wizard.waitingToken = payload;
      })
      .addCase(wizardClosed, (wizard) => {
        wizard.onScreen = false;
      })
      .addCase(ticketsEntered, (wizard) => {
        wizard.step = 'addresses';
      })
      .addCase(addressesEntered, (wizard) => {
        wizard.step = 'passengers';
      })
      .addCase(passengersEntered, (wizard) => {
        wizard.step = 'payment';
      })
      .addCase(orderPlaced, (wizard, { meta }) => {
        wizard.step = 'checkout';
        wizard.draftId = meta.nextDraftId;
      })
      .addCase(orderRejected, (wizard, { payload }) => {
        const step = recoveryStep(payload);
        if (step) wizard.step = step;
      })
      .addCase(holdExpired, (wizard, { meta }) => {
        wizard.step = 'payment';
        wizard.draftId = meta.nextDraftId;
      })
      .addCase(checkoutLeft, (wizard) => {
        wizard.step = 'payment';
      })
      .addCase(purchaseFinished, (wizard) => {
        wizard.step = 'done';
      }),
});

export const { stepReopened } = wizardSlice.actions;
