export { default, type SearchSelectProps } from './SearchSelect.tsx';
