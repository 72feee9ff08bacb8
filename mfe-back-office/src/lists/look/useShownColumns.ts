import type { OfficeList } from '@idavuelta/shared/contracts/staff';
import type { ListColumn } from '../../ui/WideTable.tsx';
import { useLook } from './useLook.ts';

/**
 * Returns how the user looks at a list, the columns that they may choose, and those that they see: always the first.
 * @param name undefined for a table without a choice of columns
 */
export function useShownColumns<Row>(name: OfficeList | undefined, columns: ListColumn<Row>[]) {
  const look = useLook(
    name,
    columns.flatMap(({ key, isExtra }) => (isExtra ? [String(key)] : [])),
  );
  const [first, ...others] = columns.filter(({ hidden }) => !hidden);
  const isHidden = ({ key }: ListColumn<Row>) => key !== undefined && look?.hidden.includes(String(key)) === true;
  return {
    look,
    choosable: others.flatMap(({ key, title }) =>
      key !== undefined && typeof title === 'string' ? [{ key: String(key), label: title }] : [],
    ),
    shown: first ? [first, ...others.filter((column) => !isHidden(column))] : [],
  };
}
