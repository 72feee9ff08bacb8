import type { FieldError } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import styles from './UploadStatus.module.css';

/** Lists the errors of a guest list by row and column of the spreadsheet. */
export function GuestErrors({ errors }: { errors: FieldError[] }) {
  const { t } = useTranslation('account');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, so the keyboard must be able to reach it
    <section className={styles.errors} tabIndex={0} aria-label={t('uploads.mistakes')}>
      <table>
        <caption>{t('uploads.mistakes_help', { count: errors.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('uploads.row')}</th>
            <th scope="col">{t('uploads.column')}</th>
            <th scope="col">{t('uploads.mistake')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, column, reason }) => (
            <tr key={`${row} ${column} ${reason}`}>
              <td>{row}</td>
              <td>{column}</td>
              <td>{t([`uploads.reasons.${reason}`, 'uploads.reasons.other'])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
