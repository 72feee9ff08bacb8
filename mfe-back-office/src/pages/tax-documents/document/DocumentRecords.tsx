import type { TaxDocumentDetail } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Flex, Tag } from 'antd';
import styles from '../tax-documents.module.css';

type RecordState = TaxDocumentDetail['records'][number]['state'];

const colors = {
  made: 'blue',
  sent: 'blue',
  accepted: 'success',
  observed: 'warning',
  refused: 'error',
} as const satisfies Record<RecordState, string>;

/** Lists what the authority was told of a document and what it answered, newest first. */
export function DocumentRecords({ document: { records } }: { document: TaxDocumentDetail }) {
  const { t } = useTranslation('back-office/tax-documents');
  const { moment, own } = useClocks();
  return (
    <section aria-labelledby="records">
      <h2 id="records" className={styles.section}>
        {t('records.title')}
      </h2>
      {records.length === 0 && <p>{t('records.none')}</p>}
      <ul className={styles.records}>
        {records.map(({ operation, state, message, sha256, madeAt }) => (
          <li key={`${operation} ${madeAt} ${sha256}`}>
            <Flex wrap gap="0.25rem 0.75rem" align="center">
              <strong>{t(`records.${operation}`)}</strong>
              <Tag color={colors[state]}>{t(`records.states.${state}`)}</Tag>
              <span>{moment(madeAt, own)}</span>
            </Flex>
            {message && (
              <p className={styles.words} translate="no">
                {message}
              </p>
            )}
            {sha256 && (
              <div className={styles.hash} translate="no">
                {`SHA-256 ${sha256}`}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
