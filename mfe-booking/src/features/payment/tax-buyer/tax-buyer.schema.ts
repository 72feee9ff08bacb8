import type { TaxBuyer } from '@idavuelta/shared/contracts';
import type { TaxBuyerError } from '@idavuelta/shared/contracts/tax-id';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';
import type { TaxBuyerForm } from '../../../state/tax-buyer/tax-buyer.types.ts';
import { kindOf, readForm, type TaxBuyerRules } from './tax-buyer.ts';

/** The path of a field in the form, which keeps what was typed for each kind. */
export const formPath = (kind: TaxBuyer['kind'], field: TaxBuyerError['field']) => `taxBuyer.${kind}.${field}`;

export function messageOf(kind: TaxBuyer['kind'], { reason }: Pick<TaxBuyerError, 'reason'>) {
  if (reason === 'required' || reason === 'country') return message('field_required');
  return message(`booking:tax_buyer.errors.${reason}.${kind}`);
}

/** Whom the tax document names, checked by the rule that the API has too; anything where there will be none. */
export const taxBuyerSchemaOf = (rules: TaxBuyerRules | undefined) =>
  yup.mixed<TaxBuyerForm>().test('tax-buyer', (form, { createError }) => {
    const errors = rules && form ? readForm(form, rules).errors : [];
    const kind = kindOf(form);
    return (
      errors.length === 0 ||
      new yup.ValidationError(
        errors.map((error) => createError({ path: formPath(kind, error.field), message: messageOf(kind, error) })),
      )
    );
  });
