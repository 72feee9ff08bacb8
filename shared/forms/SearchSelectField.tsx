import type { CountryCode } from '@idavuelta/shared/contracts';
import { useRef } from 'react';
import { ControlField, SelectField } from './Field.tsx';
import { useLargerControl } from './useLargerControl.ts';

/** More options than this are searched rather than read. */
const longList = 12;

const loadSearchSelect = () => import('../search-select/index.ts');

interface SearchSelectFieldProps {
  name: string;
  /** Already translated, as all of its texts. */
  label: string;
  placeholder: string;
  /** Shown when nothing matches what was typed. */
  nothingFound: string;
  options: { value: string; label: string }[];
  country?: CountryCode;
}

/**
 * A choice from a list that may be long: the browser's own list, which phones show best. With a mouse a long
 * one is replaced by a list with a search field.
 */
export function SearchSelectField({ nothingFound, options, placeholder, ...field }: SearchSelectFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const SearchSelect = useLargerControl(place, loadSearchSelect, options.length > longList);

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
              nothingFound={nothingFound}
            />
          )}
        </ControlField>
      ) : (
        <SelectField {...field} placeholder={placeholder} options={options} />
      )}
    </div>
  );
}
