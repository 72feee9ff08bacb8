import type { PaymentMethod, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { ChoiceCard, ChoiceGroup } from './ChoiceCard.tsx';
import { MethodIcon } from './MethodIcon.tsx';
import { useMethodWords } from './method-words.ts';

interface MethodChoiceProps {
  methods: PaymentMethod[];
  value?: PaymentMethodCode;
  onChange: (code: PaymentMethodCode) => void;
  onBlur?: () => void;
  /** A transfer would arrive too late: it is disabled, with the reason. */
  transferTooLate: boolean;
  /** Already translated. */
  error?: string;
}

/** A choice of one payment method. */
export function MethodChoice({ methods, value, onChange, onBlur, transferTooLate, error }: MethodChoiceProps) {
  const { t } = useTranslation('booking');
  const wordsOf = useMethodWords();
  if (!methods.length) return <Notice title={t('payment.no_methods')} />;
  return (
    <ChoiceGroup legend={t('payment.method')} error={error}>
      {methods.map((method) => {
        const { code, kind } = method;
        const late = transferTooLate && kind === 'transfer';
        const { title, help } = wordsOf(method);
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
          </ChoiceCard>
        );
      })}
    </ChoiceGroup>
  );
}
