import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { OpenBankRow, SettledBankRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App } from 'antd';
import { useMatchBankRow } from './transfers.api.ts';

type MatchedRow = Pick<OpenBankRow, 'id' | 'amount'>;

/**
 * Returns a function that matches a row to an order; when the amounts differ, it shows the difference and asks for
 * confirmation.
 */
export function useConfirmMatch() {
  const { t } = useTranslation('back-office/transfers');
  const { modal } = App.useApp();
  const [match, { error }] = useMatchBankRow();

  function isMeant({ amount }: MatchedRow, { kind, order, difference }: SettledBankRow) {
    const gap = difference && formatMoney({ ...difference, minor: Math.abs(difference.minor) });
    return modal.confirm({
      title: t('rows.differs', { amount: formatMoney(amount), order }),
      content: t(`rows.differs_by.${kind}`, { gap }),
      okText: t('rows.match_anyway'),
    });
  }

  async function confirmMatch(row: MatchedRow, order: string): Promise<{ data?: SettledBankRow; error?: unknown }> {
    const looked = await match({ id: row.id, order, dryRun: true });
    if (!looked.data) return looked;
    const isDifferent = looked.data.kind === 'underpaid' || looked.data.kind === 'overpaid';
    if (isDifferent && !(await isMeant(row, looked.data))) return {};
    return match({ id: row.id, order, dryRun: false });
  }
  const matched = ({ paid, order }: SettledBankRow) => t(paid ? 'rows.matched' : 'rows.noted', { order });
  return { confirmMatch, matched, error };
}
