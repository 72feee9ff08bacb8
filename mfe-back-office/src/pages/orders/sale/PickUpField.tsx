import { type AddressSuggestion, type CountryCode, defaultCountry, type Position } from '@idavuelta/shared/contracts';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { useTranslation } from '@idavuelta/shared/platform';
import { AutoComplete, Button, Form, Spin } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAddresses } from './sale.api.ts';
import type { SaleValues } from './sale.types.ts';

// leaflet loads with the first address shown
const PlaceMap = lazy(() => import('../../../features/place-map/PlaceMap.tsx'));

interface PickUpFieldProps {
  /** Path of the passenger in the form. */
  at: ['tickets', number, 'passengers', number];
  country?: CountryCode | undefined;
  counties: { id: number; name: string }[];
}

/** Milliseconds without typing after which addresses are suggested. */
const pause = 250;

/**
 * A pick-up address: addresses are suggested while it is typed, and the one chosen brings its county and its place on
 * the map, so that it can be planned.
 */
export function PickUpField({ at, country = defaultCountry, counties }: PickUpFieldProps) {
  const { t } = useTranslation('back-office/orders');
  const form = Form.useFormInstance<SaleValues>();
  const [, ticket, , passenger] = at;
  const [typed, setTyped] = useState('');
  const [isMapOpen, setMapOpen] = useState(false);
  const position = Form.useWatch<Position | undefined>([...at, 'position'], form);
  const countyId = Form.useWatch<number | undefined>([...at, 'commune_id'], form);
  const suggestions = useSuggestions(typed, { country, provinceId: form.getFieldValue('provinceId'), countyId });
  const setPosition = (moved: Position | undefined) => form.setFieldValue([...at, 'position'], moved);
  const choose = ({ street, county, position: found }: AddressSuggestion) => {
    setTyped('');
    form.setFieldValue([...at, 'address'], street);
    if (counties.some(({ id }) => id === county.id)) form.setFieldValue([...at, 'commune_id'], county.id);
    setPosition(found);
  };
  return (
    <>
      <Form.Item
        name={[passenger, 'address']}
        label={t('dialogs.passenger.address')}
        extra={t(position ? 'sale.placed' : 'sale.not_placed')}
        rules={[{ required: true, whitespace: true, message: t('back-office:mistakes.required') }]}
      >
        <AutoComplete
          maxLength={bookingLimits.addressLength}
          options={suggestions.map((suggestion, index) => ({
            key: index,
            value: suggestion.street,
            label: suggestion.label,
            suggestion,
          }))}
          onSearch={(text) => {
            setTyped(text);
            // another address is somewhere else
            setPosition(undefined);
          }}
          onSelect={(_, option) => choose(option.suggestion)}
        />
      </Form.Item>
      <Form.Item name={[passenger, 'position']} hidden noStyle>
        <PlaceHolder />
      </Form.Item>
      {(position || isMapOpen) && (
        <Suspense fallback={<Spin />}>
          <PlaceMap
            label={t('sale.map', { number: ticket + 1 })}
            pin={t('sale.pin')}
            position={position}
            onMove={setPosition}
          />
        </Suspense>
      )}
      {!position && !isMapOpen && (
        <Form.Item label=" " colon={false}>
          <Button onClick={() => setMapOpen(true)}>{t('sale.place_on_map')}</Button>
        </Form.Item>
      )}
    </>
  );
}

/** Registers the position as a field, so that the form keeps it. */
const PlaceHolder = () => null;

/** Suggests addresses for the text once nothing has been typed for a moment. */
function useSuggestions(typed: string, region: Omit<Parameters<typeof useAddresses>[0], 'text'>) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [], isError } = useAddresses({ ...region, text });
  return isError || text.length < 3 || typed.trim().length < 3 ? [] : data;
}
