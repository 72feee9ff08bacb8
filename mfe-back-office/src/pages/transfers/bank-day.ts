import { useFormats } from '@idavuelta/shared/platform';

/** @returns what shows the day of a statement, which has no zone */
export function useBankDay() {
  const { date } = useFormats();
  return (day: string) => date(`${day}T12:00:00Z`, 'medium', 'UTC');
}
