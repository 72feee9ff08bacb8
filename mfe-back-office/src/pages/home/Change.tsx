import { useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';

interface ChangeProps {
  now: number;
  before: number;
}

/** Shows by how much a figure grew or fell; nothing where there was none before. */
export function Change({ now, before }: ChangeProps) {
  const { i18n } = useTranslation();
  if (before === 0) return null;
  const share = now / before - 1;
  const text = new Intl.NumberFormat(i18n.language.replace('_', '-'), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(share);
  const color = { 1: 'success', 0: 'default', '-1': 'error' }[String(Math.sign(Math.round(share * 100)))];
  return <Tag color={color}>{text}</Tag>;
}
