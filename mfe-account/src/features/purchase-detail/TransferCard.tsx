import type { BankTransfer } from '@idavuelta/shared/contracts';
import { exponents } from '@idavuelta/shared/contracts/money';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { ButtonRow, CopyButton } from '@idavuelta/shared/ui';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import styles from './TransferCard.module.css';

/** Account, amount, reference and deadline of a bank transfer. @param timeZone IANA zone to show the deadline in */
export default function TransferCard({ transfer, timeZone }: { transfer: BankTransfer; timeZone: string }) {
  const { t } = useTranslation('account');
  const { money, date } = useFormats();
  const { deadline, amount, currency } = transfer;
  const copied = (key: 'amount' | 'reference' | 'accountId', shown: string, text = shown) => (
    <ButtonRow>
      <span>{shown}</span>
      <CopyButton text={text} what={t(`transfer.${key}`).toLowerCase()} />
    </ButtonRow>
  );
  return (
    <section className={styles.card}>
      <h2>{t('transfer.title')}</h2>
      <p>{t('transfer.help')}</p>
      <DescriptionList
        items={[
          [t('transfer.amount'), copied('amount', money(transfer), amount.toFixed(exponents[currency]))],
          [t('transfer.reference'), copied('reference', transfer.reference)],
          [t('transfer.deadline'), `${date(deadline, 'long', timeZone)}, ${date(deadline, 'time', timeZone)}`],
          [t('transfer.bankName'), transfer.bankName],
          [t('transfer.accountType'), transfer.accountType],
          [t('transfer.accountId'), copied('accountId', transfer.accountId)],
          [t('transfer.holder'), transfer.holder],
          [t('transfer.dni'), transfer.dni],
          [t('transfer.email'), transfer.email],
        ]}
      />
      <p>{t('transfer.validated_within')}</p>
    </section>
  );
}
