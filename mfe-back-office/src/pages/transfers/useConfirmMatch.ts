import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { OpenBankRow, SettledBankRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App } from 'antd';
import { useMatchBankRow } from './transfers.api.ts';

type MatchedRow = Pick<OpenBankRow, 'id' | 'amount'>;

/** @returns what says for which order a row is: where their amounts differ, it says by how much and asks first */
export function useConfirmMatch() {
  const { t } = useTranslation('back-office/transfers');
  const { message, modal } = App.useApp();
  const [match, { error, isLoading }] = useMatchBankRow();

  function isMeant({ amount }: MatchedRow, { kind, order, difference }: SettledBankRow) {
    const gap = difference && formatMoney({ ...difference, minor: Math.abs(difference.minor) });
    return modal.confirm({
      title: t('rows.differs', { amount: formatMoney(amount), order }),
      content: t(`rows.differs_by.${kind}`, { gap }),
      okText: t('rows.match_anyway'),
    });
  }

  /** @returns whether the row was matched */
  async function confirmMatch(row: MatchedRow, order: string): Promise<boolean> {
    const { data: looked } = await match({ id: row.id, order, dryRun: true });
    if (!looked) return false;
    const isDifferent = looked.kind === 'underpaid' || looked.kind === 'overpaid';
    if (isDifferent && !(await isMeant(row, looked))) return false;
    const { data: settled } = await match({ id: row.id, order, dryRun: false });
    if (!settled) return false;
    void message.success(t(settled.paid ? 'rows.matched' : 'rows.noted', { order: settled.order }));
    return true;
  }
  return { confirmMatch, error, isLoading };
}
