import type { BankTransfer } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { ButtonRow, CopyButton } from '@idavuelta/shared/ui';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import styles from './TransferCard.module.css';

/** Account, amount, reference and deadline of a bank transfer. @param timeZone IANA zone to show the deadline in */
export function TransferCard({ transfer, timeZone }: { transfer: BankTransfer; timeZone: string }) {
  const { t } = useTranslation('account');
  const { money, date } = useFormats();
  const { deadline } = transfer;
  const copied = (key: 'reference' | 'accountId') => (
    <ButtonRow>
      <span>{transfer[key]}</span>
      <CopyButton text={transfer[key]} what={t(`transfer.${key}`).toLowerCase()} />
    </ButtonRow>
  );
  return (
    <section className={styles.card}>
      <h2>{t('transfer.title')}</h2>
      <p>{t('transfer.help')}</p>
      <DescriptionList
        items={[
          [t('transfer.amount'), money(transfer)],
          [t('transfer.reference'), copied('reference')],
          [t('transfer.deadline'), `${date(deadline, 'long', timeZone)}, ${date(deadline, 'time', timeZone)}`],
          [t('transfer.bankName'), transfer.bankName],
          [t('transfer.accountType'), transfer.accountType],
          [t('transfer.accountId'), copied('accountId')],
          [t('transfer.holder'), transfer.holder],
          [t('transfer.dni'), transfer.dni],
          [t('transfer.email'), transfer.email],
        ]}
      />
      <p>{t('transfer.validated_within')}</p>
    </section>
  );
}
