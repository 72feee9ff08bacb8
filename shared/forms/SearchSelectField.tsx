import { type CountryCode, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { useMemo, useRef } from 'react';
import { ControlField, SelectField } from './Field.tsx';
import { type PlaceOption, sortedPlaces } from './options.ts';
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
  options: PlaceOption[];
  country?: CountryCode;
}

/**
 * A place from a list that may be long: the browser's own list, which phones show best. With a mouse a long
 * one is replaced by a list with a search field.
 */
export function SearchSelectField({ nothingFound, options, placeholder, ...field }: SearchSelectFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const SearchSelect = useLargerControl(place, loadSearchSelect, options.length > longList);
  const language = useSelector(selectLanguage);
  const sorted = useMemo(() => sortedPlaces(options, language), [options, language]);

  return (
    <div ref={place}>
      {SearchSelect ? (
        <ControlField {...field}>
          {({ value, ...control }) => (
            <SearchSelect
              {...control}
              value={String(value)}
              options={sorted}
              placeholder={placeholder}
              nothingFound={nothingFound}
            />
          )}
        </ControlField>
      ) : (
        <SelectField {...field} placeholder={placeholder} options={sorted} />
      )}
    </div>
  );
}
