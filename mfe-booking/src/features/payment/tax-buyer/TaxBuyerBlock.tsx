import type { CountryCode } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { selectNamedBuyer } from '../../../state/payment/payment.selectors.ts';
import { taxBuyerEntered } from '../../../state/payment/payment.slice.ts';
import type { TaxBuyerForm } from '../../../state/tax-buyer/tax-buyer.types.ts';
import { TaxBuyerFields } from './TaxBuyerFields.tsx';
import styles from './tax-buyer.module.css';
import { selectSuggestedTaxBuyer, selectTaxBuyer, selectTaxBuyerRules } from './tax-buyer.selectors.ts';
import { readForm } from './tax-buyer.ts';
import { useTaxDocumentTerms } from './tax-documents.api.ts';
import { useTaxBuyerRejection } from './useTaxBuyerRejection.ts';

/** Whom the tax document names: one line with what is suggested, until the buyer changes it or must give a number. */
export function TaxBuyerBlock({ country }: { country: CountryCode }) {
  const { t } = useTranslation('booking');
  useTaxDocumentTerms(country);
  const rules = useSelector(selectTaxBuyerRules);
  const suggested = useSelector(selectSuggestedTaxBuyer);
  const isRejected = useTaxBuyerRejection() !== undefined;
  const { input } = useField<TaxBuyerForm | undefined>('taxBuyer', { subscription: { value: true } });
  const { value, onChange } = input;
  const named = useSelector(selectTaxBuyer);
  const dispatch = useDispatch();
  const before = useSelector(selectNamedBuyer);
  useEffect(() => {
    if (named !== before) dispatch(taxBuyerEntered({ namedBuyer: named }));
  }, [dispatch, named, before]);
  const block = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef(false);

  const isSuggested = !value;
  const mustType = rules !== undefined && (isRejected || readForm(suggested, rules).errors.length > 0);
  useEffect(() => {
    if (isSuggested && mustType) onChange(suggested);
  }, [isSuggested, mustType, suggested, onChange]);
  useEffect(() => {
    if (!isSuggested && pressed.current) block.current?.querySelector('select')?.focus();
    pressed.current = false;
  }, [isSuggested]);

  if (!rules) return null;
  const { name = '', taxId } = suggested.personal ?? {};
  const open = () => {
    pressed.current = true;
    onChange(suggested);
  };
  return (
    <fieldset ref={block} className={styles.block}>
      <legend className={styles.legend}>{t('tax_buyer.title', { context: country })}</legend>
      {isSuggested ? (
        <p className={styles.line}>
          <span>{t(taxId ? 'tax_buyer.numbered' : 'tax_buyer.line', { context: country, name, id: taxId ?? '' })}</span>
          <Button variant="quiet" aria-expanded={false} onClick={open}>
            {t('tax_buyer.change')}
          </Button>
        </p>
      ) : (
        <TaxBuyerFields rules={rules} />
      )}
    </fieldset>
  );
}
