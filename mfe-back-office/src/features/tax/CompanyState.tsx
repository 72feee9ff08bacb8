import { useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';

/** Shows whether a country's documents are issued; "off" is yellow, because it must not be overlooked. */
export function CompanyState({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('back-office');
  return <Tag color={isOn ? 'success' : 'warning'}>{t(isOn ? 'tax.on' : 'tax.off')}</Tag>;
}
