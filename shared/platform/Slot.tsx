import { createElement } from 'react';
import type { SlotName, SlotProps } from '../contracts/index.ts';
import { usePlatform } from './context.ts';

/** A place that another module fills: `<Slot name="event.booking" event={event} />`. */
export function Slot<N extends SlotName>({ name, ...slotProps }: { name: N } & SlotProps<N>) {
  const { SlotHost } = usePlatform();
  return createElement(SlotHost, { name, slotProps });
}
