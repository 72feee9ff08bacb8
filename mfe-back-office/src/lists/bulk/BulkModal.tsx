import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button, Form, Input, Modal, Progress } from 'antd';
import { useState } from 'react';
import { BulkResults } from './BulkResults.tsx';
import type { BulkAction } from './bulk.types.ts';
import { useBulk } from './useBulk.ts';

interface BulkModalProps<Row> {
  action: BulkAction<Row>;
  rows: Row[];
  nameOf: (row: Row) => string;
  /** @param isDone whether anything was begun */
  onClose: (isDone: boolean) => void;
}

const maxReason = 500;

/** Says what will be done to how many, does it, and shows what became of each. */
export function BulkModal<Row>({ action, rows, nameOf, onClose }: BulkModalProps<Row>) {
  const { t } = useTranslation('back-office');
  const [reason, setReason] = useState('');
  const bulk = useBulk<Row>((row) => action.run(row, reason.trim()));
  const fitting = action.isFor ? rows.filter(action.isFor) : rows;
  const leftOut = rows.length - fitting.length;
  const hasBegun = bulk.rows.length > 0;
  const finished = bulk.rows.filter(({ state }) => state !== 'waiting').length;
  const failed = bulk.rows.some(({ state }) => state === 'failed' || state === 'stopped');
  const isReady = fitting.length > 0 && (!action.reason || reason.trim() !== '');
  const close = () => {
    bulk.stop();
    onClose(hasBegun);
  };
  return (
    <Modal
      open
      title={action.label}
      onCancel={close}
      mask={{ closable: !bulk.isRunning }}
      footer={
        <>
          {bulk.isRunning && <Button onClick={bulk.stop}>{t('bulk.stop')}</Button>}
          {!bulk.isRunning && failed && <Button onClick={() => void bulk.retry()}>{t('bulk.retry')}</Button>}
          {!hasBegun && (
            <Button
              type="primary"
              danger={action.danger ?? false}
              disabled={!isReady}
              onClick={() => void bulk.start(fitting.map((row) => ({ row, name: nameOf(row) })))}
            >
              {t('bulk.start', { action: action.label, count: fitting.length })}
            </Button>
          )}
          <Button onClick={close}>{t('common:close')}</Button>
        </>
      }
    >
      {hasBegun ? (
        <>
          <Progress percent={Math.round((finished / bulk.rows.length) * 100)} aria-label={action.label} />
          <BulkResults rows={bulk.rows} isRunning={bulk.isRunning} />
        </>
      ) : (
        <>
          <p>{action.lead}</p>
          {leftOut > 0 && <Alert type="info" showIcon title={t('bulk.left_out', { count: leftOut })} />}
          {action.reason && (
            <Form layout="vertical">
              <Form.Item label={action.reason} htmlFor="bulk-reason" required>
                <Input.TextArea
                  id="bulk-reason"
                  autoSize
                  maxLength={maxReason}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              </Form.Item>
            </Form>
          )}
        </>
      )}
    </Modal>
  );
}
