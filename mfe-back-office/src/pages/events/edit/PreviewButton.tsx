import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, usePlatform, useTranslation } from '@idavuelta/shared/platform';
import { Button, Modal, Typography } from 'antd';
import { useState } from 'react';
import { Failure } from '../../../ui/Failure.tsx';
import { useMakePreview } from './event.api.ts';

/** Creates a shareable link to the page of an event, drafts included. */
export function PreviewButton({ event }: { event: Pick<StaffEvent, 'slug' | 'name'> }) {
  const { t } = useTranslation('back-office/events');
  const { date } = useFormats();
  const { siteOrigin } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const [make, { data, error, isLoading }] = useMakePreview();
  const link = data && `${siteOrigin}${data.path}`;
  const open = () => {
    setOpen(true);
    void make(event.slug);
  };
  return (
    <>
      <Button onClick={open}>{t('preview.action')}</Button>
      <Modal
        title={t('preview.title', { name: event.name })}
        open={isOpen}
        loading={isLoading}
        footer={null}
        onCancel={() => setOpen(false)}
      >
        <Failure error={error} />
        {data && (
          <>
            <p>{t('preview.lead', { day: date(data.expiresAt, 'medium', deviceZone()) })}</p>
            <Typography.Paragraph copyable={{ text: link, tooltips: [t('preview.copy'), t('preview.copied')] }}>
              <a href={link} target="_blank" rel="noreferrer">
                {t('preview.open')}
              </a>
            </Typography.Paragraph>
          </>
        )}
      </Modal>
    </>
  );
}
