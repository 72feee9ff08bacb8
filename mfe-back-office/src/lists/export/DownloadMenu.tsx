import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Dropdown } from 'antd';

const formats = ['csv', 'xlsx'] as const;
type Format = (typeof formats)[number];

interface DownloadMenuProps {
  isLoading: boolean;
  isDisabled?: (format: Format) => boolean;
  onSave: (format: Format) => unknown;
}

/** A button that opens the choice of a spreadsheet's format. */
export function DownloadMenu({ isLoading, isDisabled, onSave }: DownloadMenuProps) {
  const { t } = useTranslation('back-office');
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: formats.map((format) => ({
          key: format,
          label: t(`exports.as.${format}`),
          disabled: isDisabled?.(format) ?? false,
          onClick: () => void onSave(format),
        })),
      }}
    >
      <Button
        loading={isLoading}
        icon={<DownloadOutlined aria-hidden />}
        aria-label={t('exports.title')}
        title={t('exports.title')}
      />
    </Dropdown>
  );
}
