export { type DayInputProps, default } from './DayInput.tsx';
