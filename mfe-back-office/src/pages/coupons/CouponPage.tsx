import type { RouteParams } from '@idavuelta/shared/contracts';
import { type Coupon, isAllowed } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Flex, Spin } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { offerUndo } from '../../kit/undo/undo-store.ts';
import { useThing } from '../../kit/useThing.ts';
import { Failure } from '../../ui/Failure.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { ChangeCoupon } from './ChangeCoupon.tsx';
import { CouponState } from './CouponState.tsx';
import { CouponUses } from './CouponUses.tsx';
import { useCoupon, useSwitchCoupon } from './coupons.api.ts';

/** Shows one coupon: its uses, settings and changes. */
export default function CouponPage({ params }: { params: RouteParams }) {
  const { t } = useTranslation('back-office/coupons');
  const id = Number(params.id);
  return (
    <OfficePage path="/coupons/:id" title={t('coupon')}>
      {({ role }) => <OneCoupon id={id} mayChange={isAllowed(role, 'coupons.change')} />}
    </OfficePage>
  );
}

function OneCoupon({ id, mayChange }: { id: number; mayChange: boolean }) {
  const { t } = useTranslation('back-office/coupons');
  const { data: coupon, error } = useCoupon(id);
  useThing(coupon?.code);
  if (!coupon) return error ? <Failure error={error} /> : <Spin />;
  return (
    <>
      <CouponHead coupon={coupon} mayChange={mayChange} />
      <PageTabs
        items={[
          { key: 'uses', label: t('tabs.uses'), children: <CouponUses id={id} /> },
          ...(mayChange ? [{ key: 'edit', label: t('tabs.edit'), children: <ChangeCoupon coupon={coupon} /> }] : []),
          {
            key: 'changes',
            label: t('back-office:changes.of_this'),
            children: <ChangeList subject={`coupon:${id}`} />,
          },
        ]}
      />
    </>
  );
}

/** Shows a coupon's code and state, with the button to stop it. */
function CouponHead({ coupon, mayChange }: { coupon: Coupon; mayChange: boolean }) {
  const { t } = useTranslation('back-office/coupons');
  const { modal } = App.useApp();
  const [switchTo, { error, isLoading }] = useSwitchCoupon();
  const { id, code, percent, state, uses } = coupon;
  const to = state === 'stopped' ? 'resume' : 'stop';
  const confirmSwitch = () =>
    modal.confirm({
      title: t(`${to}.title`, { code }),
      content: t(`${to}.lead`, { count: uses }),
      okText: t(`${to}.action`),
      onOk: async () => {
        const { data } = await switchTo({ id, to });
        const back = to === 'stop' ? 'resume' : 'stop';
        if (data) offerUndo({ text: t(`${to}.done`, { code }), undo: () => switchTo({ id, to: back }) });
      },
    });
  return (
    <>
      <Flex wrap gap="middle" align="center">
        <strong translate="no">{code}</strong>
        <span>{t('percent', { percent })}</span>
        <CouponState state={state} />
        {mayChange && (
          <Button danger={to === 'stop'} loading={isLoading} onClick={confirmSwitch}>
            {t(`${to}.action`)}
          </Button>
        )}
      </Flex>
      <Failure error={error} />
    </>
  );
}
