import type { DoubleAdmission } from '@idavuelta/shared/contracts';
import { useDispatch, useFormats, useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';
import { doublesSeen, type StoredList, selectDevice } from '../state/device.slice.ts';
import styles from './DeviceBar.module.css';
import { doubleKey } from './doubles.ts';

/** Shows which list the device checks by, how many checks wait to be sent, and tickets that were admitted twice. */
export default function DeviceBar() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const { list, waiting, doubles } = useSelector(selectDevice);
  if (!list && !waiting && !doubles.length) return null;
  return (
    <aside className={styles.bar} aria-label={t('device.title')}>
      {list && <PreparedList list={list} />}
      <p role="status" className={styles.waiting} data-waiting={waiting > 0 || undefined}>
        {waiting ? t('device.waiting', { count: waiting }) : t('device.all_sent')}
      </p>
      {doubles.length > 0 && (
        <Notice
          tone="bad"
          title={t('device.double', { count: doubles.length })}
          action={<Button onClick={() => dispatch(doublesSeen(doubles))}>{t('device.understood')}</Button>}
        >
          <ul className={styles.doubles}>
            {doubles.map((double) => (
              <DoubleItem key={doubleKey(double)} double={double} />
            ))}
          </ul>
        </Notice>
      )}
    </aside>
  );
}

function PreparedList({ list }: { list: StoredList }) {
  const { t } = useTranslation('qr');
  const formats = useFormats();
  const translated = useTranslated();
  const { event, date, madeAt } = list;
  return (
    <p className={styles.list}>
      <strong>{translated(event.translations)?.name ?? event.name}</strong>
      <span>{`${formats.date(date, 'medium', event.timeZone)} ${formats.date(date, 'time', event.timeZone)}`}</span>
      <span>{t('device.list_of', { time: formats.date(madeAt, 'time', event.timeZone) })}</span>
    </p>
  );
}

function DoubleItem({
  double: { orderId, ticket, leg, eventName, timeZone, admissions },
}: {
  double: DoubleAdmission;
}) {
  const { t } = useTranslation('qr');
  const formats = useFormats();
  return (
    <li>
      <span>{`${eventName}, ${t(`leg.${leg}`)}: ${t('device.ticket', { ticket, order: orderId.slice(-6) })}`}</span>
      <ul>
        {admissions.map(({ deviceName, isOwn, at }) => (
          <li key={`${deviceName} ${at}`}>
            {`${formats.date(at, 'time', timeZone)} · ${isOwn ? t('device.own', { name: deviceName }) : deviceName}`}
          </li>
        ))}
      </ul>
    </li>
  );
}
