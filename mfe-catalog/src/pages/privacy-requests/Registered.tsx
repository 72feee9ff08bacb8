import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { FormOutcome } from '../../features/enquiries/FormOutcome.tsx';

/** Says that a request is in the register, with its number and the last day for the answer. */
export function Registered({ number, dueOn }: { number: number; dueOn: string }) {
  const { t } = useTranslation('catalog/privacy-requests');
  const { date } = useFormats();
  return (
    <FormOutcome tone="good" title={t('registered.title', { number })}>
      {t('registered.text', { date: date(`${dueOn}T12:00:00Z`, 'long', 'UTC') })}
    </FormOutcome>
  );
}
