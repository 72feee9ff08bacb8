import { complaintLimits as limits } from '@idavuelta/shared/contracts/rules';
import { type FieldMessage, message } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { useId } from 'react';
import { useField } from 'react-final-form';
import styles from './complaints.module.css';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/heic,application/pdf';

function problemOf(files: File[] = []): FieldMessage | undefined {
  if (files.length > limits.files) return message('catalog/complaints:errors.files_too_many', { max: limits.files });
  if (files.some(({ size }) => size > limits.fileBytes)) return message('catalog/complaints:errors.files_too_large');
  if (files.some(({ type }) => type && !accepted.split(',').includes(type)))
    return message('catalog/complaints:errors.files_type');
  return undefined;
}

/**
 * Pictures and PDF that belong to the sheet. Their content is checked by the API. The browser's own control is invisible
 * above a box that names the chosen files in the site's language.
 */
export function FilesField() {
  const { t } = useTranslation('catalog/complaints');
  const id = useId();
  const { input, meta } = useField<File[] | undefined>('files', { validate: problemOf });
  const rejected: FieldMessage | undefined = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const problem: FieldMessage | undefined = rejected ?? meta.error;
  return (
    <div className={styles.files}>
      <label htmlFor={id}>
        <span>{t('fields.files')}</span> <span className={styles.optional}>{`(${t('common:optional')})`}</span>
      </label>
      <span className={styles.box}>
        <input
          id={id}
          type="file"
          multiple
          accept={accepted}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-help${problem ? ` ${id}-error` : ''}`}
          // cancelling the dialog keeps the previously chosen files
          onChange={({ target }) => target.files?.length && input.onChange([...target.files])}
        />
        <span aria-hidden="true" className={styles.choose}>
          {t('files.choose')}
        </span>
        <span aria-hidden="true" className={styles.names}>
          {input.value ? input.value.map(({ name }) => name).join(', ') : t('files.none')}
        </span>
      </span>
      <p id={`${id}-help`} className={styles.help}>
        {t('help.files', { max: limits.files })}
      </p>
      {problem && (
        <p id={`${id}-error`} className={styles.error}>
          {t(problem.key, { ...problem.values })}
        </p>
      )}
    </div>
  );
}
