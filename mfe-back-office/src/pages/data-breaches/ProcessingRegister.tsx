import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { WideTable } from '../../ui/WideTable.tsx';
import styles from './ProcessingRegister.module.css';

const purposes = (
  ['trips', 'tax', 'manifests', 'complaints', 'contacts', 'requests', 'staff', 'security'] as const
).map((purpose) => ({ purpose }));
const columns = ['purpose', 'people', 'basis', 'recipients', 'kept'] as const;

/** The register of processing: what personal data are used for. `docs/privacy.md` says the same in English. */
export function ProcessingRegister() {
  const { t } = useTranslation('back-office/data-breaches');
  return (
    <>
      <Alert type="info" title={t('processing.draft')} />
      <WideTable<(typeof purposes)[number]>
        label={t('tabs.processing')}
        rowKey="purpose"
        dataSource={purposes}
        columns={columns.map((column) => ({
          title: t(`processing.columns.${column}`),
          render: (_, { purpose }) => <div className={styles.cell}>{t(`processing.rows.${purpose}.${column}`)}</div>,
        }))}
      />
    </>
  );
}
