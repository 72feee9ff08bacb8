import type { Position } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import type { FormItemProps } from 'antd';
import { NumberField } from './NumberField.tsx';

const degrees = { latitude: 90, longitude: 180 } satisfies Record<keyof Position, number>;

interface PositionFieldsProps {
  /** Path of the object that has the position, within the form or the surrounding list. */
  path?: (string | number)[];
  required?: boolean;
  style?: FormItemProps['style'];
}

/** Form fields for latitude and longitude, in degrees. */
export function PositionFields({ path = [], ...field }: PositionFieldsProps) {
  const { t } = useTranslation('back-office');
  return (['latitude', 'longitude'] as const).map((name) => (
    <NumberField
      key={name}
      {...field}
      name={[...path, name]}
      label={t(`position_fields.${name}`)}
      min={-degrees[name]}
      max={degrees[name]}
      decimals={7}
    />
  ));
}
