import type { BankTransfer } from '@idavuelta/shared/contracts';
import { exponents } from '@idavuelta/shared/contracts/money';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { CopyButton, useClocks } from '@idavuelta/shared/ui';
import styles from './BankTransferData.module.css';

/** Values in the form that banking apps accept: an amount without currency and digit grouping. */
const copied = ({ reference, accountId, amount, currency }: BankTransfer): Record<string, string> => ({
  reference,
  accountId,
  amount: amount.toFixed(exponents[currency]),
});

/** Account, amount, reference and deadline of a bank transfer. @param timeZone IANA zone to show the deadline in */
export function BankTransferData({ transfer, timeZone }: { transfer: BankTransfer; timeZone: string }) {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  const { moment } = useClocks();
  const { deadline } = transfer;
  const texts = copied(transfer);
  const rows: [key: string, value: string][] = [
    ['amount', money(transfer)],
    ['reference', transfer.reference],
    ['bankName', transfer.bankName],
    ['accountType', transfer.accountType],
    ['accountId', transfer.accountId],
    ...(transfer.holder ? [['holder', transfer.holder] as [string, string]] : []),
    ['dni', transfer.dni],
    ['email', transfer.email],
    ['deadline', moment(deadline, timeZone, 'long')],
  ];
  return (
    <div className={styles.transfer}>
      <p>{t('transfer.help')}</p>
      <dl className={styles.data}>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`transfer.${key}`)}</dt>
            <dd>
              <span translate={texts[key] ? 'no' : undefined}>{value}</span>{' '}
              {texts[key] && <CopyButton text={texts[key]} what={t(`transfer.${key}`).toLowerCase()} />}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('transfer.validated_within')}</p>
    </div>
  );
}
