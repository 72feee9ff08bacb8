import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useField, useForm } from 'react-final-form';
import type { AddressInput } from '../../state/addresses/addresses.types.ts';
import entries from '../../ui/entries.module.css';

/** Copies the first ticket's addresses, as many as the ticket may have, once there is one to copy. */
export function SameAsFirst({ name, stops }: { name: string; stops: number }) {
  const { t } = useTranslation('booking');
  const form = useForm();
  const { input } = useField<AddressInput[]>('tickets[0].addresses', { subscription: { value: true } });
  const typed = [...input.value].filter(({ address }) => address?.trim());
  if (!typed.length) return null;
  return (
    <Button className={entries.add} onClick={() => form.change(name, typed.slice(0, stops))}>
      {t('addresses.same_as_first')}
    </Button>
  );
}
