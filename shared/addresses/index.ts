export { AddressField } from './AddressField.tsx';
export type { ChosenAddress } from './OtherCounty.tsx';
