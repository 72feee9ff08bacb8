import { notified } from '@idavuelta/shared/contracts';
import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { codeRead } from '../state/ticket-check.slice.ts';
import { decodePhoto } from './decode-photo.ts';
import styles from './PhotoPicker.module.css';

/** Reads the code from a photo, for devices whose camera cannot be used. */
export function PhotoPicker() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const [reading, setReading] = useState(false);

  async function read(photo: File) {
    setReading(true);
    try {
      const text = await decodePhoto(photo);
      dispatch(text ? codeRead(text) : notified({ kind: 'error', key: 'qr:no_code_in_photo', as: 'snackbar' }));
    } catch (error) {
      console.warn('the photo could not be read', error);
      dispatch(notified({ kind: 'error', key: 'qr:no_code_in_photo', as: 'snackbar' }));
    } finally {
      setReading(false);
    }
  }

  return (
    <label className={styles.picker}>
      <span>{t(reading ? 'reading_photo' : 'upload_photo')}</span>
      <input
        type="file"
        accept="image/*"
        disabled={reading}
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) void read(photo);
          target.value = ''; // without this, choosing the same photo again fires no event
        }}
      />
    </label>
  );
}
