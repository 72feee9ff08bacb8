import { selectLanguage } from '@idavuelta/shared/contracts';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { DayFilter } from '../../forms/DayFilter.tsx';
import { useDownload } from '../../session/download.api.ts';
import { Failure } from '../../ui/Failure.tsx';

/** Downloads all sheets of a period, this year's by default. */
export function RegisterExport() {
  const { t } = useTranslation('back-office/complaints');
  const language = useSelector(selectLanguage);
  const [until, setUntil] = useState<string | undefined>(() => dayAt(new Date(), zoneOf.PE));
  const [from, setFrom] = useState<string | undefined>(() => `${dayAt(new Date(), zoneOf.PE).slice(0, 4)}-01-01`);
  const [download, { error, isLoading }] = useDownload();
  const save = (format: 'csv' | 'xlsx') =>
    void download({
      url: '/staff-api/complaint-register',
      params: { from, until, format, language },
      name: `${t('register.file')}-${from}-${until}.${format}`,
    });
  return (
    <>
      <p>{t('register.lead')}</p>
      <Form layout="vertical">
        <Flex wrap gap="0 1rem" align="end">
          <DayFilter label={t('from')} value={from} onChange={setFrom} />
          <DayFilter label={t('until')} first={from} value={until} onChange={setUntil} />
          {(['csv', 'xlsx'] as const).map((format) => (
            <Form.Item key={format}>
              <Button loading={isLoading} disabled={!from || !until} onClick={() => save(format)}>
                {t(`register.as.${format}`)}
              </Button>
            </Form.Item>
          ))}
        </Flex>
      </Form>
      <Failure error={error} />
    </>
  );
}
