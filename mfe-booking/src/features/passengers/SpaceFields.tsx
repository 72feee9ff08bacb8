import type { Category, SpaceCounts } from '@idavuelta/shared/contracts';
import { formatMoney, fromDecimal } from '@idavuelta/shared/contracts/money';
import { SelectField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { getIn } from 'final-form';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import type { PassengersForm } from '../../state/passengers/passengers.types.ts';
import entries from '../../ui/entries.module.css';

interface SpaceFieldsProps {
  name: string;
  offered: NonNullable<Category['spaces']>;
  /** Maximum of each kind: the number of travellers. */
  capacity: number;
}

/** How many spaces of each kind a ticket needs. */
export default function SpaceFields({ name, offered, capacity }: SpaceFieldsProps) {
  const { t } = useTranslation('booking');
  const { values } = useFormState<PassengersForm>({ subscription: { values: true } });
  const block = useRef<HTMLDivElement>(null);
  const isEmpty = useRef(!Object.values(getIn(values, name) ?? {}).some(Boolean));
  useEffect(() => {
    // the button that opened them is gone
    if (isEmpty.current) block.current?.querySelector('select')?.focus();
  }, []);

  return (
    <div ref={block} className={entries.fields}>
      {offered.map(({ kind, charge, left }) => {
        // a select's value is text until it is stored
        const chosenBy = (spaces?: SpaceCounts) => Number(spaces?.[kind] ?? 0);
        const own = chosenBy(getIn(values, name));
        const others = values.tickets.reduce((sum, { spaces }) => sum + chosenBy(spaces), -own);
        const free = Math.max(left - others, 0);
        const price = charge.amount ? formatMoney(fromDecimal(charge)) : t('spaces.free');
        const most = Math.max(Math.min(capacity, free), own);
        return (
          <SelectField
            key={kind}
            name={`${name}.${kind}`}
            label={`${t(`spaces.kinds.${kind}`)} · ${price}`}
            help={free < capacity ? t('spaces.left', { count: free }) : undefined}
            optional
            options={Array.from({ length: most + 1 }, (_, quantity) => ({
              value: String(quantity),
              label: quantity ? String(quantity) : t('spaces.none'),
            }))}
          />
        );
      })}
    </div>
  );
}
