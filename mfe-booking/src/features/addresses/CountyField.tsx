import type { County } from '@idavuelta/shared/contracts';
import { ControlField, SelectField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { useRef } from 'react';
import { useSearchSelect } from './useSearchSelect.ts';

/** More counties than this are searched rather than read. */
const longList = 12;

/**
 * The county of an address: the browser's own list, which phones show best. With a mouse a long one is replaced by a
 * list that is searched by typing.
 */
export function CountyField({ name, counties }: { name: string; counties: County[] }) {
  const { t } = useTranslation('booking');
  const place = useRef<HTMLDivElement>(null);
  const SearchSelect = useSearchSelect(place, counties.length > longList);
  const field = { name, label: t('addresses.commune') };
  const placeholder = t('addresses.choose_commune');
  const options = counties.map(({ id, name: label }) => ({ value: String(id), label }));

  return (
    <div ref={place}>
      {SearchSelect ? (
        <ControlField {...field}>
          {({ value, ...control }) => (
            <SearchSelect
              {...control}
              value={String(value)}
              options={options}
              placeholder={placeholder}
              nothingFound={t('addresses.no_commune')}
            />
          )}
        </ControlField>
      ) : (
        <SelectField {...field} placeholder={placeholder} options={options} />
      )}
    </div>
  );
}
