import type { TaxCompany } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Tag } from 'antd';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import type { ChosenFile } from './chosen-file.ts';
import { folioState } from './company-warnings.ts';
import { FileField } from './FileField.tsx';
import { useAddFolios } from './tax-companies.api.ts';

type Series = TaxCompany['folios'][number];

interface FoliosProps {
  company: TaxCompany;
  mayChange: boolean;
}

/** Shows how many numbers of the SII are left, and adds some from a file of the SII. */
export function Folios({ company: { country, folios, revision }, mayChange }: FoliosProps) {
  const { t } = useTranslation('back-office/tax-companies');
  const { date } = useFormats();
  const [add] = useAddFolios();
  const nameOf = ({ series }: Series) => t([`folios.types.${series}`, 'folios.type'], { series });
  return (
    <>
      <h2>{t('folios.title')}</h2>
      <p>{t('folios.lead')}</p>
      {folios.length === 0 && <Alert type="warning" showIcon title={t('folios.empty')} />}
      {folios.length > 0 && (
        <WideTable<Series>
          label={t('folios.title')}
          rowKey="series"
          size="small"
          dataSource={folios}
          columns={[
            { title: t('folios.series'), render: (_, row) => nameOf(row) },
            { title: t('folios.left'), align: 'end', dataIndex: 'left' },
            {
              title: t('folios.until'),
              render: (_, { until }) => (until ? date(`${until}T12:00:00Z`, 'medium', 'UTC') : '–'),
            },
            {
              title: t('folios.state'),
              render: (_, row) => {
                const state = folioState(row);
                return <Tag color={state === 'enough' ? 'success' : 'warning'}>{t(`folios.states.${state}`)}</Tag>;
              },
            },
          ]}
        />
      )}
      {mayChange && revision > 0 && (
        <div style={{ marginBlockStart: '1rem' }}>
          <SaveForm<{ file: ChosenFile }, TaxCompany>
            texts="back-office/tax-companies"
            name="folios"
            action={t('folios.action')}
            save={({ file }) => add({ country, file: file.content })}
            saved={() => t('folios.done')}
            mistakeOf={(reason) => t([`folios.mistakes.${reason}`, 'folios.mistakes.unreadable'])}
          >
            <FileField label={t('folios.file')} help={t('folios.help')} accept=".xml" />
          </SaveForm>
        </div>
      )}
    </>
  );
}
