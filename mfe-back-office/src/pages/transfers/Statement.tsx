import type { ApiProblem } from '@idavuelta/shared/platform';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button, Flex, Form, Select, Upload } from 'antd';
import { useState } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import { StatementResult } from './StatementResult.tsx';
import { useImportStatement } from './transfers.api.ts';

const currencies = ['PEN', 'CLP', 'EUR'];

/** A statement is dragged in and looked at; then the orders that it names are paid. */
export function Statement() {
  const { t } = useTranslation('back-office/transfers');
  const [file, setFile] = useState<File>();
  const [currency, setCurrency] = useState<string>();
  const [importStatement, { data, error, isLoading, originalArgs }] = useImportStatement();
  const look = (chosen: File, inCurrency = currency) => {
    setFile(chosen);
    void importStatement({ file: chosen, currency: inCurrency, dryRun: true });
  };
  const isDone = data && !originalArgs?.dryRun;
  return (
    <Flex vertical gap="middle">
      <Form.Item label={t('statement.currency')} htmlFor="statement-currency" help={t('statement.currency_help')}>
        <Select
          id="statement-currency"
          allowClear
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(chosen?: string) => {
            setCurrency(chosen);
            if (file) look(file, chosen);
          }}
        />
      </Form.Item>
      <Upload.Dragger
        accept=".csv,.txt,.xlsx"
        showUploadList={false}
        beforeUpload={(chosen) => {
          look(chosen);
          return false;
        }}
      >
        <p>{t('statement.drop')}</p>
        <p>{t('statement.kinds')}</p>
      </Upload.Dragger>
      {file && <p aria-live="polite">{file.name}</p>}
      <StatementFailure error={error} />
      {data && (
        <>
          {isDone ? (
            <Alert type="success" showIcon role="status" title={t('statement.done')} />
          ) : (
            <Alert
              type="info"
              showIcon
              role="status"
              title={t('statement.looked')}
              action={
                <Button
                  type="primary"
                  loading={isLoading}
                  onClick={() => file && void importStatement({ file, currency, dryRun: false })}
                >
                  {t('statement.import')}
                </Button>
              }
            />
          )}
          <StatementResult statement={data} />
        </>
      )}
    </Flex>
  );
}

/** Why a file is no statement. */
function StatementFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('back-office/transfers');
  const reason = (error as ApiProblem | undefined)?.errors?.find(({ field }) => field === 'statement')?.reason;
  if (!reason) return <Failure error={error} />;
  return <Alert type="error" showIcon role="alert" title={t(`statement.rejected.${reason}`)} />;
}
