export { AddressField } from './AddressField.tsx';
