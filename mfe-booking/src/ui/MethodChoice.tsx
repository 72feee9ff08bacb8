import type { PaymentMethod, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { formatMoney, type Money } from '@idavuelta/shared/contracts/money';
import { useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { ChoiceCard, ChoiceGroup } from './ChoiceCard.tsx';
import { MethodIcon } from './MethodIcon.tsx';
import { useMethodWords } from './method-words.ts';

interface MethodChoiceProps {
  methods: PaymentMethod[];
  /** What a method charges if it is in another currency than the price. */
  convertedCharge: (method: PaymentMethod) => Money | undefined;
  value?: PaymentMethodCode;
  onChange: (code: PaymentMethodCode) => void;
  onBlur?: () => void;
  /** A transfer would arrive too late: it is disabled, with the reason. */
  transferTooLate: boolean;
  /** Already translated. */
  error?: string;
}

/** A choice of one payment method. One that charges in another currency than the price says how much. */
export function MethodChoice({
  methods,
  convertedCharge,
  value,
  onChange,
  onBlur,
  transferTooLate,
  error,
}: MethodChoiceProps) {
  const { t } = useTranslation('booking');
  const wordsOf = useMethodWords();
  if (!methods.length) return <Notice title={t('payment.no_methods')} />;
  return (
    <ChoiceGroup legend={t('payment.method')} error={error}>
      {methods.map((method) => {
        const { code, kind } = method;
        const late = transferTooLate && kind === 'transfer';
        const { title, help } = wordsOf(method);
        const charge = convertedCharge(method);
        return (
          <ChoiceCard
            key={code}
            name="paymentCode"
            value={code}
            checked={value === code}
            disabled={late}
            onChange={() => onChange(code)}
            onBlur={onBlur}
            icon={<MethodIcon kind={kind} />}
          >
            <strong>{title}</strong>
            <span>{late ? t('errors.TRANSFER_TOO_LATE', { ns: 'common' }) : help}</span>
            {charge && <span>{t('methods.charge', { charge: formatMoney(charge) })}</span>}
          </ChoiceCard>
        );
      })}
    </ChoiceGroup>
  );
}
