import { useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectDevice } from '../state/device.slice.ts';
import { selectCheck } from '../state/ticket-check.slice.ts';

/** Says that the device decided without the API, and by which list. */
export function JudgedBy() {
  const { t } = useTranslation('qr');
  const formats = useFormats();
  const check = useSelector(selectCheck);
  const { list } = useSelector(selectDevice);
  if (!('judgedBy' in check) || !check.judgedBy || !list) return null;
  return <p>{t('device.judged_by', { time: formats.date(check.judgedBy, 'time', list.event.timeZone) })}</p>;
}
