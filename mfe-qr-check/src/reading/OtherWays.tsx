import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectTyped } from '../state/ticket-check.slice.ts';
import styles from './OtherWays.module.css';
import { PhotoPicker } from './PhotoPicker.tsx';
import { TypedCodeForm } from './TypedCodeForm.tsx';

/** A photo, or a ticket's code typed by hand: for codes that the camera does not read. */
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
