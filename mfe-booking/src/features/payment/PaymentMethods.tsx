import type { PaymentMethod, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Notice, QueryBoundary } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { noonOf } from '../../state/tickets/days.ts';
import { selectDate } from '../../state/tickets/tickets.selectors.ts';
import { ChoiceCard, ChoiceGroup } from '../../ui/ChoiceCard.tsx';

interface MethodsQuery {
  data?: PaymentMethod[];
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The payment methods of the event's country. */
export function PaymentMethods({ query }: { query: MethodsQuery }) {
  const { t } = useTranslation('booking');
  const { input, meta } = useField<PaymentMethodCode | undefined>('paymentCode');
  const { value, onChange } = input;
  const { data } = query;

  // a method of a restored draft, or one whose rate became too old, may not be offered any more
  useEffect(() => {
    if (value && data && !data.some(({ code }) => code === value)) onChange(undefined);
  }, [value, data, onChange]);

  const error = meta.touched || meta.submitFailed ? meta.error : undefined;
  return (
    <QueryBoundary query={query} skeleton={[56, 56]}>
      {(methods) =>
        methods.length ? (
          <ChoiceGroup legend={t('payment.method')} error={error && t(error.key)}>
            {methods.map(({ code }) => (
              <MethodCard key={code} code={code} />
            ))}
          </ChoiceGroup>
        ) : (
          <Notice title={t('payment.no_methods')} />
        )
      }
    </QueryBoundary>
  );
}

function MethodCard({ code }: { code: PaymentMethodCode }) {
  const { t } = useTranslation('booking');
  const { input } = useField<PaymentMethodCode>('paymentCode', { type: 'radio', value: code });
  const timedOut = useIsTooLateForTransfer() && code === 'transferencia';
  return (
    <ChoiceCard {...input} disabled={timedOut}>
      <strong>{t(`methods.${code}.name`)}</strong>
      <span>{timedOut ? t('errors.TRANSFER_TOO_LATE', { ns: 'common' }) : t(`methods.${code}.help`)}</span>
    </ChoiceCard>
  );
}

/** Staff check transfers by hand, so they are only offered until 48 hours before the event. */
function useIsTooLateForTransfer() {
  const date = useSelector(selectDate);
  const starts = date?.startDate ?? (date?.day && noonOf(date.day));
  return Boolean(starts && Date.parse(starts) - Date.now() < 48 * 3_600_000);
}
