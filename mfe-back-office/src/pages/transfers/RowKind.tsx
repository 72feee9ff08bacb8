import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { OpenBankRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';

type Kind = OpenBankRow['kind'];

export const kindColours: Record<Kind, string> = {
  exact: 'success',
  'in-parts': 'success',
  underpaid: 'warning',
  overpaid: 'warning',
  typo: 'processing',
  unknown: 'error',
  'maybe-twice': 'warning',
  twice: 'default',
};

/** Shows how a row compares with its order, and the amount missing or in excess. */
export function RowKind({
  row: { kind, difference, paid },
}: {
  row: Pick<OpenBankRow, 'kind' | 'difference' | 'paid'>;
}) {
  const { t } = useTranslation('back-office/transfers');
  const amount = difference && formatMoney({ ...difference, minor: Math.abs(difference.minor) });
  const text = paid === false ? t('kinds.seats_gone') : t(`kinds.${kind}`, { amount });
  return <Tag color={paid === false ? 'error' : kindColours[kind]}>{text}</Tag>;
}
