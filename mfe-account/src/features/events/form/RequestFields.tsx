import { type FieldError, selectLanguage } from '@idavuelta/shared/contracts';
import { eventRequestLimits as limits } from '@idavuelta/shared/contracts/rules';
import { type PlaceOption, TextAreaField, TextField } from '@idavuelta/shared/forms';
import { usePlatform, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useField } from 'react-final-form';
import { CountyField } from '../../../ui/CountyField.tsx';
import { FileField } from './FileField.tsx';
import { GuestListReading } from './GuestListReading.tsx';
import { ImageField } from './ImageField.tsx';
import styles from './RequestForm.module.css';
import { StopFields } from './StopFields.tsx';
import { WhenFields } from './WhenFields.tsx';

interface RequestFieldsProps {
  counties: PlaceOption[];
  /** Path of the request's stored picture. */
  image?: string;
  hasGuests: boolean;
  /** Errors of the API by field. */
  rejected?: FieldError[];
}

/** All fields of a request for a private event. */
export function RequestFields({ counties, image, hasGuests, rejected }: RequestFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField name="eventName" label={t('requests.event_name')} maxLength={limits.nameLength} />
      <TextField name="placeName" label={t('requests.place_name')} maxLength={limits.placeLength} />
      <div className={styles.pair}>
        <TextField name="placeAddress" label={t('requests.place_address')} maxLength={limits.placeLength} />
        <CountyField name="countyId" options={counties} />
      </div>
      <WhenFields rejected={rejected} />
      <TextAreaField
        name="invitationMessage"
        rows={8}
        label={t('requests.invitation')}
        help={t('requests.invitation_help')}
        maxLength={limits.invitationLength}
      />
      <StopFields counties={counties} />
      <ImageField stored={image} />
      <GuestListField stored={hasGuests} />
    </>
  );
}

function GuestListField({ stored }: { stored: boolean }) {
  const { t } = useTranslation('account');
  const { input, meta } = useField<File | ''>('guests');
  const { apiBaseUrl } = usePlatform();
  const language = useSelector(selectLanguage);
  return (
    <div className={styles.guests}>
      <FileField
        name="guests"
        accept=".xlsx,.xls,.csv,.txt"
        label={t('requests.guest_list')}
        help={stored ? t('requests.guest_list_stored') : t('requests.guest_list_help')}
        optional={stored}
      />
      {input.value && !meta.error && <GuestListReading file={input.value} />}
      <a href={`${apiBaseUrl}/guest-list-template.xlsx?language=${language}`} download className={styles.template}>
        {t('requests.template')}
      </a>
    </div>
  );
}
