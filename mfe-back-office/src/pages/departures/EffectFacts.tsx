import { languageNames } from '@idavuelta/shared/contracts';
import type { ActEffect } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Descriptions, Spin } from 'antd';
import { Failure } from '../../ui/Failure.tsx';

interface EffectFactsProps {
  effect: ActEffect | undefined;
  error: unknown;
  /** Whether everything is refunded. */
  withMoney?: boolean;
}

/** Previews the effect of an action on buyers. */
export function EffectFacts({ effect, error, withMoney = false }: EffectFactsProps) {
  const { t } = useTranslation('back-office/departures');
  const { money } = useFormats();
  if (error) return <Failure error={error} />;
  if (!effect) return <Spin />;
  const facts = [
    {
      key: 'orders',
      label: t('effect.orders'),
      children: t('effect.orders_paid', { count: effect.orders, paid: effect.paid }),
    },
    { key: 'tickets', label: t('effect.tickets'), children: effect.tickets },
    { key: 'people', label: t('effect.people'), children: effect.people },
    { key: 'held', label: t('effect.held'), children: effect.held },
    { key: 'waiting', label: t('effect.waiting'), children: effect.waiting },
    {
      key: 'languages',
      label: t('effect.languages'),
      children: effect.languages.map((language) => languageNames[language]).join(', ') || '–',
    },
    ...(withMoney
      ? effect.money.map(({ method, amount, currency, orders, byHand }) => ({
          key: `${method} ${currency}`,
          label: t('effect.back_by', { method }),
          children: `${money({ amount, currency })} · ${t(byHand ? 'effect.by_hand' : 'effect.by_provider', { count: orders })}`,
        }))
      : []),
  ];
  return <Descriptions bordered size="small" column={1} items={facts} />;
}
