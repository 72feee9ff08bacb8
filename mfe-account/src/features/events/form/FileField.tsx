import { ControlField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import styles from './FileField.module.css';

interface FileFieldProps {
  name: string;
  /** Already translated, as `help`. */
  label: string;
  help: string;
  /** Value of the input's `accept` attribute. */
  accept: string;
  optional?: boolean;
}

/**
 * Chooses a file from the device. The browser's own control is invisible above a box that names the chosen file in the
 * site's language, not the browser's.
 */
export function FileField({ accept, ...field }: FileFieldProps) {
  const { t } = useTranslation('account');
  return (
    <ControlField<File> {...field}>
      {({ value, onChange, ...control }) => (
        <span className={styles.box}>
          <input
            {...control}
            type="file"
            name={field.name}
            accept={accept}
            className={styles.file}
            // cancelling the dialog keeps the previously chosen file
            onChange={({ target }) => target.files?.[0] && onChange(target.files[0])}
          />
          <span aria-hidden="true" className={styles.choose}>
            {t('files.choose')}
          </span>
          <span aria-hidden="true" className={styles.name}>
            {value ? value.name : t('files.none')}
          </span>
        </span>
      )}
    </ControlField>
  );
}
