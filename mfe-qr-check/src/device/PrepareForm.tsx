import type { CheckedDeparture } from '@idavuelta/shared/contracts';
import { deviceKeyLength, readTypedCode } from '@idavuelta/shared/contracts/tickets';
import { useDispatch, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { listRequested } from '../state/device.slice.ts';
import { PlainField, PlainSelect } from '../ui/PlainField.tsx';
import styles from './DevicePanel.module.css';
import { nameDevice, readDevice } from './identity.ts';

interface PrepareFormProps {
  /** Earliest first; at least one. */
  departures: [CheckedDeparture, ...CheckedDeparture[]];
}

/** Chooses the departure that this device checks, and the device's name for other drivers. */
export function PrepareForm({ departures }: PrepareFormProps) {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const nameOf = useDepartureName();
  const form = useRef<HTMLFormElement>(null);
  const [departureId, setDepartureId] = useState(departures[0].departureId);
  const [name, setName] = useState(() => readDevice().name);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [typedKey, setTypedKey] = useState('');
  const wrong = { name: !name.trim(), key: isMistyped(typedKey) };
  const problem = isSubmitted && wrong.name ? t('device.name_required') : undefined;

  function prepare(event: SubmitEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    const field = wrong.name ? 'name' : wrong.key && 'key';
    if (field) return (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus();
    nameDevice(name.trim());
    const key = readTypedCode(typedKey, deviceKeyLength);
    dispatch(listRequested({ departureId, ...(key && { key }) }));
  }

  return (
    <form ref={form} className={styles.form} onSubmit={prepare} noValidate aria-label={t('device.title')}>
      <PlainSelect
        label={t('device.departure')}
        options={departures.map((departure) => ({ value: departure.departureId, label: nameOf(departure) }))}
        value={departureId}
        onChoose={setDepartureId}
      />
      <PlainField
        name="name"
        label={t('device.name')}
        help={t('device.name_help')}
        problem={problem}
        maxLength={40}
        value={name}
        onType={setName}
      />
      <PlainField
        name="key"
        label={t('device.key')}
        help={t('device.key_help')}
        problem={isSubmitted && wrong.key ? t('device.key_mistyped') : undefined}
        isOptional
        maxLength={40}
        value={typedKey}
        onType={setTypedKey}
      />
      <Button type="submit">{t('device.prepare')}</Button>
    </form>
  );
}

/** The key is optional. */
const isMistyped = (key: string) =>
  key.trim() !== '' && [undefined, 'mistyped'].includes(readTypedCode(key, deviceKeyLength));

function useDepartureName() {
  const formats = useFormats();
  const translated = useTranslated();
  return ({ event, date }: CheckedDeparture) => {
    const when = [formats.date(date, 'medium', event.timeZone), formats.date(date, 'time', event.timeZone)].join(' ');
    return `${translated(event.translations)?.name ?? event.name} · ${when}`;
  };
}
