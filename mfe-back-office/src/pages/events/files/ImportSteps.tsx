import type { EventImportResult } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Flex, Upload } from 'antd';
import { useState } from 'react';
import { useDownload } from '../../../session/download.api.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { HiddenAlert } from '../../../ui/HiddenAlert.tsx';
import { useImportEvents } from './event-files.api.ts';
import { ImportedEvents } from './ImportedEvents.tsx';
import { ImportMistakes } from './ImportMistakes.tsx';

/** Imports a file in two steps: a dry run shows its effect or its errors; then it is imported. */
export function ImportSteps() {
  const { t } = useTranslation('back-office/events');
  const { message } = App.useApp();
  const [download, { error: downloadError }] = useDownload();
  const [send, { isLoading, error }] = useImportEvents();
  const [checked, setChecked] = useState<{ file: File; result: EventImportResult }>();
  const [isDone, setDone] = useState(false);

  async function check(file: File) {
    setDone(false);
    setChecked(undefined);
    const { data } = await send({ file, dryRun: true });
    if (data) setChecked({ file, result: data });
  }
  async function importEvents({ file }: { file: File }) {
    const { data } = await send({ file, dryRun: false });
    if (!data) return;
    // an event may have changed since the dry run
    setChecked({ file, result: data });
    if (data.mistakes.length > 0) return;
    setDone(true);
    void message.success(t('import.done'));
  }
  const { events = [], mistakes = [] } = checked?.result ?? {};
  return (
    <Flex vertical gap="middle">
      <p>{t('import.lead')}</p>
      <div>
        <Button
          onClick={() => void download({ url: '/staff-api/event-template', name: `${t('import.example_file')}.csv` })}
        >
          {t('import.example')}
        </Button>
      </div>
      <Failure error={downloadError} />
      <Upload.Dragger
        accept=".csv,.xlsx,.json,text/csv,application/json"
        maxCount={1}
        showUploadList={false}
        disabled={isLoading}
        customRequest={({ file }) => void check(file as File)}
      >
        <p>{t('import.drop')}</p>
      </Upload.Dragger>
      <Failure error={error} />
      <HiddenAlert hidden={checked?.result.hidden} />
      {checked && mistakes.length > 0 && <ImportMistakes mistakes={mistakes} />}
      {checked && events.length > 0 && (
        <>
          <Alert
            type={isDone ? 'success' : 'info'}
            showIcon
            role="status"
            title={t(isDone ? 'import.done' : 'import.checked', { name: checked.file.name })}
          />
          <ImportedEvents events={events} />
          {!isDone && (
            <div>
              <Button type="primary" loading={isLoading} onClick={() => void importEvents(checked)}>
                {t('import.action')}
              </Button>
            </div>
          )}
        </>
      )}
    </Flex>
  );
}
