import type { ApiProblem } from '@idavuelta/shared/platform';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Flex, Form, Select, Upload } from 'antd';
import { useState } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import { StatementResult } from './StatementResult.tsx';
import { StatementState } from './StatementState.tsx';
import { useImportStatement } from './transfers.api.ts';

const currencies = ['PEN', 'CLP', 'EUR'];

interface PreviewOptions {
  inCurrency?: string | undefined;
  /** Column kinds as corrected by the user. */
  corrected?: string[] | undefined;
}

/** Imports a bank statement: a dropped file is previewed, then the orders it names are marked as paid. */
export function Statement() {
  const { t } = useTranslation('back-office/transfers');
  const [file, setFile] = useState<File>();
  const [currency, setCurrency] = useState<string>();
  const [importStatement, { data, error, isLoading, originalArgs }] = useImportStatement();
  const [columns, setColumns] = useState<string[]>();
  const preview = (chosen: File, { inCurrency = currency, corrected }: PreviewOptions = {}) => {
    setFile(chosen);
    setColumns(corrected);
    void importStatement({ file: chosen, currency: inCurrency, columns: corrected, dryRun: true });
  };
  const isDone = !originalArgs?.dryRun;
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
            if (file) preview(file, { inCurrency: chosen, corrected: columns });
          }}
        />
      </Form.Item>
      <Upload.Dragger
        accept=".csv,.txt,.xlsx"
        showUploadList={false}
        beforeUpload={(chosen) => {
          preview(chosen);
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
          <StatementState
            statement={data}
            isDone={isDone}
            isLoading={isLoading}
            onImport={() => file && void importStatement({ file, currency, columns, dryRun: false })}
          />
          <StatementResult
            statement={data}
            onCorrect={isDone || !file ? undefined : (corrected) => preview(file, { corrected })}
          />
        </>
      )}
    </Flex>
  );
}

/** Explains why a file was rejected as a statement. */
function StatementFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('back-office/transfers');
  const fields = ['statement', 'columns'];
  const reason = (error as ApiProblem | undefined)?.errors?.find(({ field }) => fields.includes(field))?.reason;
  if (!reason) return <Failure error={error} />;
  return <Alert type="error" showIcon role="alert" title={t(`statement.rejected.${reason}`)} />;
}
