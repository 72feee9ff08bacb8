import type { SlotName } from '@idavuelta/shared/contracts';

/** A placeholder for another module's component. */
export const SlotPlace = ({ name }: { name: SlotName }) => <p>{name}: filled by another module</p>;
