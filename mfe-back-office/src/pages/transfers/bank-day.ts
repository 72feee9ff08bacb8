import { useFormats } from '@idavuelta/shared/platform';

/** Returns a function that formats the day of a statement, which has no time zone. */
export function useBankDay() {
  const { date } = useFormats();
  return (day: string) => date(`${day}T12:00:00Z`, 'medium', 'UTC');
}
