import type { SlotName } from '@idavuelta/shared/contracts';

/** Stands where another module would show its component. */
export const SlotPlace = ({ name }: { name: SlotName }) => <p>{name}: filled by another module</p>;
