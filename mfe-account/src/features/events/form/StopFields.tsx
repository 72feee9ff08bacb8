import { eventRequestLimits } from '@idavuelta/shared/contracts/rules';
import { type PlaceOption, TextField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import { useFormState } from 'react-final-form';
import { useFieldArray } from 'react-final-form-arrays';
import { CountyField } from '../../../ui/CountyField.tsx';
import styles from './RequestForm.module.css';

/** Further places where guests are picked up; optional. */
export function StopFields({ counties }: { counties: PlaceOption[] }) {
  const { t } = useTranslation('account');
  const { fields } = useFieldArray('stops');
  const { errors, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } });
  const add = useRef<HTMLButtonElement>(null);
  const count = fields.length ?? 0;
  return (
    <fieldset className={styles.group}>
      <legend>{t('requests.stops')}</legend>
      <p className={styles.help}>{t('requests.stops_help')}</p>
      {submitFailed && errors?.stops && (
        <p role="alert" className={styles.failure}>
          {t('requests.stops_incomplete')}
        </p>
      )}
      {fields.map((name, index) => (
        <fieldset key={name} className={styles.stop}>
          <legend className="visually-hidden">{t('requests.stop', { number: index + 1 })}</legend>
          <TextField
            name={`${name}.address`}
            label={t('requests.stop_address')}
            maxLength={eventRequestLimits.placeLength}
          />
          <CountyField name={`${name}.countyId`} options={counties} />
          <TextField name={`${name}.time`} type="time" label={t('requests.stop_time')} />
          <ButtonRow className={styles.removeStop}>
            <Button
              variant="quiet"
              aria-label={t('requests.remove_stop', { number: index + 1 })}
              onClick={() => {
                fields.remove(index);
                add.current?.focus();
              }}
            >
              {t('saved.remove')}
            </Button>
          </ButtonRow>
        </fieldset>
      ))}
      {count < eventRequestLimits.stops && (
        <button ref={add} type="button" className={styles.add} onClick={() => fields.push({})}>
          {t('requests.add_stop')}
        </button>
      )}
    </fieldset>
  );
}
