import { useTranslation } from '@idavuelta/shared/platform';

const known = ['taken', 'order', 'phone'];

/** @returns what says in words why the API did not take a field of a vehicle or a driver */
export function useMistakeText() {
  const { t } = useTranslation('back-office/fleet');
  return (reason: string) => t(known.includes(reason) ? `mistakes.${reason}` : 'mistakes.other');
}
