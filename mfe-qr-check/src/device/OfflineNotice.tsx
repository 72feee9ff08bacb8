import { useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectDevice } from '../state/device.slice.ts';
import { selectCheck } from '../state/ticket-check.slice.ts';

/** Says that the device decided without the API, and by which list. */
export function OfflineNotice() {
  const { t } = useTranslation('qr');
  const formats = useFormats();
  const check = useSelector(selectCheck);
  const { list } = useSelector(selectDevice);
  if (!('listMadeAt' in check) || !check.listMadeAt || !list) return null;
  return <p>{t('device.judged_by', { time: formats.date(check.listMadeAt, 'time', list.event.timeZone) })}</p>;
}
