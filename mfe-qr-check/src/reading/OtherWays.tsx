import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectTyped } from '../state/ticket-check.slice.ts';
import styles from './OtherWays.module.css';
import { PhotoPicker } from './PhotoPicker.tsx';
import { TypedCodeForm } from './TypedCodeForm.tsx';

/** Reads codes that the camera cannot: from a photo, or typed by hand. */
export default function OtherWays() {
  const { t } = useTranslation('qr');
  const isBegun = useSelector(selectTyped) !== undefined;
  return (
    <>
      <PhotoPicker />
      <details className={styles.typed} open={isBegun}>
        <summary>{t('reading.type_code')}</summary>
        <TypedCodeForm />
      </details>
    </>
  );
}
