import { selectProfile, type TaxBuyer } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import { readTaxId } from '@idavuelta/shared/contracts/tax-id';
import { createSelector } from 'reselect';
import { selectPayment } from '../../../state/payment/payment.selectors.ts';
import { selectIsFree, selectTotals } from '../../../state/payment/totals.selectors.ts';
import type { RootState } from '../../../state/reducer.ts';
import type { TaxBuyerForm } from '../../../state/tax-buyer/tax-buyer.types.ts';
import { selectEvent } from '../../../state/wizard/wizard.selectors.ts';
import { kindOf, readForm, type TaxBuyerRules } from './tax-buyer.ts';
import { taxDocumentsApi } from './tax-documents.api.ts';

const selectTypedTaxBuyer = (state: RootState) => selectPayment(state).taxBuyer;

const selectTerms = (state: RootState) => {
  const event = selectEvent(state);
  return event && taxDocumentsApi.endpoints.bookingTaxDocumentTerms.select(event.countryCode)(state).data;
};

/** The rules for the buyer of this order's tax document; undefined when there will be none. */
export const selectTaxBuyerRules = createSelector(
  [selectEvent, selectTerms, selectTotals, selectIsFree],
  (event, terms, { total }, free): TaxBuyerRules | undefined => {
    if (!event || !terms?.issued || free) return undefined;
    const { namedFrom } = terms;
    return {
      country: event.countryCode,
      mustName: namedFrom !== undefined && total.minor >= fromDecimal(namedFrom).minor,
    };
  },
);

/** The customer as the buyer, with the number of their account if the event's country knows it. */
export const selectSuggestedTaxBuyer = createSelector([selectProfile, selectEvent], (profile, event): TaxBuyerForm => {
  if (!profile || !event) return { kind: 'personal' };
  const id = readTaxId(event.countryCode, profile.rut ?? '');
  const name = `${profile.firstName} ${profile.lastName}`;
  return {
    kind: 'personal',
    personal: { name, ...(id?.kind === 'personal' && { taxId: id.taxId }) },
    passport: { name },
  };
});

const selectReadTaxBuyer = createSelector(
  [selectTypedTaxBuyer, selectSuggestedTaxBuyer, selectTaxBuyerRules],
  (typed, suggested, rules) => rules && readForm(typed ?? suggested, rules),
);

/** Whom the document names; what was typed if the API has to reject it. */
export const selectTaxBuyer = createSelector(
  [selectReadTaxBuyer, selectTypedTaxBuyer],
  (read, typed): TaxBuyer | undefined => {
    if (!read?.errors.length) return read?.taxBuyer;
    const kind = kindOf(typed);
    return typed?.[kind] && { kind, taxId: '', name: '', ...typed[kind] };
  },
);
