import type { EventChoices, VariantFields } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Form } from 'antd';

interface VariantTitleProps {
  path: (string | number)[];
  /** `Boleto 2` */
  title: string;
  choices: EventChoices;
}

/** Shows the number, name, province and price of a ticket, so that it can be found while collapsed. */
export function VariantTitle({ path, title, choices: { language, provinces, currency } }: VariantTitleProps) {
  const form = Form.useFormInstance();
  const { t } = useTranslation('back-office/events');
  const { money } = useFormats();
  const variant = Form.useWatch(path, { form, preserve: true }) as VariantFields | undefined;
  const facts = [
    title,
    variant?.texts[language]?.name,
    provinces.find(({ id }) => id === variant?.provinceId)?.name,
    variant?.amount == null ? undefined : money({ amount: variant.amount, currency }),
    variant?.removed && t('edit.removed'),
  ];
  return <span>{facts.filter(Boolean).join(' · ')}</span>;
}
