import type { EventDetail } from '@idavuelta/shared/contracts';
import { SelectField } from '@idavuelta/shared/forms';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { ticketsApi, useProvinces } from '../../../state/tickets/tickets.api.ts';
import { queryOf, type SoldOutDate } from './sold-out-dates.ts';

/** The sold-out variants of the date, by category and province; a single one is chosen by default. */
export function VariantField({ event, dates }: { event: EventDetail; dates: SoldOutDate[] }) {
  const { t } = useTranslation('booking');
  const translated = useTranslated();
  const { input: date } = useField<string>('date', { subscription: { value: true } });
  const { input } = useField<string>('productVariantId', { subscription: { value: true } });
  const chosen = dates.find(({ value }) => value === date.value);
  const { data: categories = [], isSuccess } = ticketsApi.useBookingCategoriesQuery(
    chosen ? queryOf(event.id, chosen) : { eventId: event.id },
    { skip: !chosen, refetchOnMountOrArgChange: 30 },
  );
  const { data: provinces = [] } = useProvinces(event.id);
  const options = categories.flatMap((category) =>
    category.subCategories
      .filter(({ stock }) => stock === 0)
      .map((variant) => ({
        value: variant.productVariantId,
        label: [
          translated(category.translations)?.name,
          translated(variant.translations)?.name,
          provinces.length > 1 && provinces.find(({ id }) => id === variant.provinceId)?.name,
        ]
          .filter(Boolean)
          .join(' · '),
      })),
  );
  const only = options.length === 1 ? String(options[0]?.value) : undefined;
  const { value, onChange } = input;
  useEffect(() => {
    if (only && value !== only) onChange(only);
  }, [only, value, onChange]);

  if (isSuccess && options.length === 0) return <p role="status">{t('waiting.free')}</p>;
  if (options.length < 2) return null;
  return (
    <SelectField
      name="productVariantId"
      label={t('waiting.variant')}
      placeholder={t('waiting.choose_variant')}
      options={options}
    />
  );
}
