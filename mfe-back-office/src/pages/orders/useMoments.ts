import { useFormats } from '@idavuelta/shared/platform';

/** @returns what writes a moment with its hour in a zone */
export function useMoments() {
  const { date } = useFormats();
  return (iso: string, zone: string) => `${date(iso, 'medium', zone)}, ${date(iso, 'time', zone)}`;
}
