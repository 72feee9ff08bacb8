import { selectLanguage } from '@idavuelta/shared/contracts';
import type { Manifest, PlanDirection } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Button, Flex } from 'antd';
import { useDownload } from '../../session/download.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useManifests } from './manifests.api.ts';

/** The frozen manifests in one direction, each to download. */
export function ManifestTable({ id, direction }: { id: number; direction: PlanDirection }) {
  const { t } = useTranslation('back-office/manifests');
  const { moment } = useClocks();
  const language = useSelector(selectLanguage);
  const { data, error, isLoading } = useManifests({ id, direction });
  const [download, downloading] = useDownload();
  const save = (manifest: Manifest, format: string) =>
    download({
      url: `/staff-api/manifests/${manifest.id}/file`,
      params: { format, language },
      name: `${t('file')}-${manifest.van}-${manifest.id}.${format}`,
    });
  return (
    <>
      <h2>{t(direction)}</h2>
      <Failure error={error ?? downloading.error} />
      <WideTable<Manifest>
        label={t(direction)}
        rowKey="id"
        dataSource={data}
        loading={isLoading}
        locale={{ emptyText: t('none') }}
        columns={[
          { title: t('fields.van'), render: (_, { van }) => <span translate="no">{van}</span> },
          { title: t('fields.driver'), render: (_, { driver }) => <span translate="no">{driver}</span> },
          { title: t('fields.passengers'), align: 'end', render: (_, { passengers }) => String(passengers) },
          { title: t('fields.frozen'), render: (_, { frozenAt }) => moment(frozenAt, deviceZone()) },
          {
            title: t('fields.file'),
            render: (_, manifest) => (
              <Flex wrap gap="small">
                {['pdf', 'csv'].map((format) => (
                  <Button key={format} loading={downloading.isLoading} onClick={() => void save(manifest, format)}>
                    {t('save_as', { format: format.toUpperCase() })}
                  </Button>
                ))}
              </Flex>
            ),
          },
        ]}
      />
    </>
  );
}
