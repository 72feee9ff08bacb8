import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import type { Position } from '../contracts/index.ts';

/** Returns an address without the house number at its end. */
export const streetOf = (address: string) => address.replace(/[\s,]+\d+[a-z]?(-\d+|-[a-z])?$/i, '');

/**
 * Keeps the position of the address chosen in a form. It is dropped when another street is typed or another county
 * chosen; the house number may change.
 */
export function usePlacedAddress(names: { address: string; position: string }, countyId: number | undefined) {
  const { input: text } = useField<string>(names.address, { subscription: { value: true } });
  const { input } = useField<Position | undefined>(names.position, { subscription: { value: true }, allowNull: true });
  const position = input.value || undefined;
  const placed = useRef<{ position?: Position; street: string; countyId?: number }>({ street: '' });

  useEffect(() => {
    if (position !== placed.current.position) placed.current = { position, street: streetOf(text.value), countyId };
    else if (position && !(text.value.startsWith(placed.current.street) && countyId === placed.current.countyId))
      input.onChange(undefined);
  });

  return { address: text.value, position, move: (next: Position) => input.onChange(next) };
}
