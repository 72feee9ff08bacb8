import { languageNames, links } from '@idavuelta/shared/contracts';
import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Space } from 'antd';

/** The legal texts that were in force when the order was placed, in the language of its buyer. */
export function Accepted({ order: { accepted = [], country } }: { order: StaffOrder }) {
  const { t } = useTranslation('back-office/orders');
  const { date } = useFormats();
  return (
    <Space orientation="vertical" size={0}>
      {accepted.map(({ document, version, inForceOn, language }) => (
        <a key={document} href={links.legal(document, { version, country })} target="_blank" rel="noreferrer">
          <span>{t(`accepted.${document}`)}</span>
          <span>
            {` · ${t('accepted.version', { version, day: date(`${inForceOn}T12:00:00Z`, 'medium', 'UTC') })} · ${languageNames[language]}`}
          </span>
        </a>
      ))}
    </Space>
  );
}
