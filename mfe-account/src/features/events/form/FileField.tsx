import { ControlField } from '@idavuelta/shared/forms';
import styles from './FileField.module.css';

interface FileFieldProps {
  name: string;
  /** Already translated, as `help`. */
  label: string;
  help: string;
  /** Kinds of files, as browsers take them. */
  accept: string;
  optional?: boolean;
}

/** Chooses a file from the device. */
export function FileField({ accept, ...field }: FileFieldProps) {
  return (
    <ControlField<File> {...field}>
      {({ value: _, onChange, ...control }) => (
        <input
          {...control}
          type="file"
          name={field.name}
          accept={accept}
          className={styles.file}
          // a cancelled choice leaves the file that was chosen before
          onChange={({ target }) => target.files?.[0] && onChange(target.files[0])}
        />
      )}
    </ControlField>
  );
}
