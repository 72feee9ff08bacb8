import type { Position } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import type { FormItemProps } from 'antd';
import { NumberField } from './NumberField.tsx';

const degrees = { latitude: 90, longitude: 180 } satisfies Record<keyof Position, number>;

interface PositionFieldsProps {
  /** Of what has the position, within the form or the list that it is in. */
  path?: (string | number)[];
  required?: boolean;
  style?: FormItemProps['style'];
}

/** Two fields of a form: where something is, in degrees. */
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
