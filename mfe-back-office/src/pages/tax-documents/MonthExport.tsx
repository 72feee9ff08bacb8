import { type CountryCode, languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form, Select } from 'antd';
import { useState } from 'react';
import { useDownload } from '../../session/download.api.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import styles from './tax-documents.module.css';

/** Tax documents are kept for years; so are their months here. */
const shownMonths = 72;

/** Returns this month and those before, latest first: `2027-03`. */
function lastMonths(now = new Date()) {
  return Array.from({ length: shownMonths }, (_, ago) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - ago)).toISOString().slice(0, 7),
  );
}

/** Downloads the documents of a country's month, as a spreadsheet or as a ZIP of XML files. */
export function MonthExport() {
  const { t } = useTranslation('back-office/tax-documents');
  const language = useSelector(selectLanguage);
  const [months] = useState(() => lastMonths());
  const [country, setCountry] = useState<CountryCode>('PE');
  // what is asked for is usually the last complete month
  const [month, setMonth] = useState(months[1] ?? '');
  const [download, { error, isLoading }] = useDownload();
  const words = new Intl.DateTimeFormat(languageTag(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const name = `${t('month.file')}-${country}-${month}`;
  const table = (format: 'csv' | 'xlsx') =>
    download({
      url: '/staff-api/tax-months/table',
      params: { country, month, format, language },
      name: `${name}.${format}`,
    });
  const zip = () => download({ url: '/staff-api/tax-months/xml', params: { country, month }, name: `${name}.zip` });
  const files = { csv: () => table('csv'), xlsx: () => table('xlsx'), zip };
  return (
    <>
      <p className={styles.lead}>{t('month.lead')}</p>
      <Form layout="vertical">
        <Flex wrap gap="0 1rem" align="end">
          <Form.Item label={t('fields.country')} htmlFor="month-country">
            <CountrySelect id="month-country" value={country} onChange={setCountry} />
          </Form.Item>
          <Form.Item label={t('month.month')} htmlFor="month-month">
            <Select
              id="month-month"
              showSearch={{ optionFilterProp: 'label' }}
              popupMatchSelectWidth={false}
              style={{ minWidth: '12rem' }}
              value={month}
              options={months.map((value) => ({ value, label: words.format(new Date(`${value}-15`)) }))}
              onChange={setMonth}
            />
          </Form.Item>
          {(['csv', 'xlsx', 'zip'] as const).map((kind) => (
            <Form.Item key={kind}>
              <Button loading={isLoading} onClick={() => void files[kind]()}>
                {t(`month.as.${kind}`)}
              </Button>
            </Form.Item>
          ))}
        </Flex>
      </Form>
      <Failure error={error} />
    </>
  );
}
