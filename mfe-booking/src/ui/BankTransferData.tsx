import type { BankTransfer } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import styles from './BankTransferData.module.css';

/** Account, amount, reference and deadline of a bank transfer. @param timeZone IANA zone to show the deadline in */
export function BankTransferData({ transfer, timeZone }: { transfer: BankTransfer; timeZone: string }) {
  const { t } = useTranslation('booking');
  const { money, date } = useFormats();
  const { deadline } = transfer;
  const rows: [key: string, value: string][] = [
    ['amount', money(transfer)],
    ['reference', transfer.reference],
    ['bankName', transfer.bankName],
    ['accountType', transfer.accountType],
    ['accountId', transfer.accountId],
    ...(transfer.holder ? [['holder', transfer.holder] as [string, string]] : []),
    ['dni', transfer.dni],
    ['email', transfer.email],
    ['deadline', `${date(deadline, 'long', timeZone)}, ${date(deadline, 'time', timeZone)}`],
  ];
  return (
    <div className={styles.transfer}>
      <p>{t('transfer.help')}</p>
      <dl className={styles.data}>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`transfer.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('transfer.validated_within')}</p>
    </div>
  );
}
