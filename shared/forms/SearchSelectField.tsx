import { type CountryCode, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { useMemo, useRef } from 'react';
import { ControlField, SelectField } from './Field.tsx';
import { type PlaceOption, sortedPlaces } from './options.ts';
import { useEnhancedControl } from './useEnhancedControl.ts';

/** Longer lists than this are searched rather than read. */
const longList = 12;

const loadSearchSelect = () => import('../search-select/index.ts');

interface SearchSelectFieldProps {
  name: string;
  /** Already translated, like all of its texts. */
  label: string;
  placeholder: string;
  /** Shown when nothing matches what was typed. */
  nothingFound: string;
  options: PlaceOption[];
  country?: CountryCode;
}

/**
 * A field to select a place from a list: the browser's own select, which works best on phones. With a mouse, long lists
 * get a search field.
 */
export function SearchSelectField({ nothingFound, options, placeholder, ...field }: SearchSelectFieldProps) {
  const container = useRef<HTMLDivElement>(null);
  const SearchSelect = useEnhancedControl(container, loadSearchSelect, options.length > longList);
  const language = useSelector(selectLanguage);
  const sorted = useMemo(() => sortedPlaces(options, language), [options, language]);

  return (
    <div ref={container}>
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
