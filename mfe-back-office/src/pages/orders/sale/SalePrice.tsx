import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { TelephoneOrder, TelephonePrice } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Alert, App, Button } from 'antd';

interface SalePriceProps {
  price: TelephonePrice;
  payment: TelephoneOrder['paymentCode'];
  loading: boolean;
  onSell: () => void;
}

/** Shows the price calculated by the server and the button that places the order. */
export function SalePrice({
  price: { fullPrice, total, charge, heldUntil },
  payment,
  loading,
  onSell,
}: SalePriceProps) {
  const { t } = useTranslation('back-office/orders');
  const { modal } = App.useApp();
  const { moment: at } = useClocks();
  const amount = formatMoney(charge ?? total);
  const lines = [
    ...(fullPrice.minor > total.minor ? [t('sale.without_coupon', { amount: formatMoney(fullPrice) })] : []),
    ...(charge ? [t('sale.price', { amount: formatMoney(total) })] : []),
    ...(heldUntil ? [t('seats.held', { moment: at(heldUntil, deviceZone()) })] : []),
  ];
  const confirm = () =>
    modal.confirm({
      title: t('sale.confirm'),
      content: t(`sale.confirm_by.${payment}`, { amount }),
      okText: t('sale.sell'),
      cancelText: t('common:close'),
      onOk: onSell,
    });
  return (
    <Alert
      type="info"
      role="status"
      title={t('sale.total', { amount })}
      description={lines.join(' · ')}
      action={
        <Button type="primary" loading={loading} onClick={confirm}>
          {t('sale.sell')}
        </Button>
      }
    />
  );
}
