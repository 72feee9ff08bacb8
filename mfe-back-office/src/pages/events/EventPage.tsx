import type { Page } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Spin } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { EventHeader } from '../../features/event-header/EventHeader.tsx';
import { useEvent } from '../../features/event-header/event-header.api.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { CopyButton } from './edit/CopyButton.tsx';
import { EventForm } from './edit/EventForm.tsx';
import { useEventChoices } from './edit/event.api.ts';
import { PreviewButton } from './edit/PreviewButton.tsx';
import { StateMenu } from './StateMenu.tsx';

/** Shows an event: its fields, tickets and changes. */
const EventPage: Page = ({ params: { slug = '' } }) => {
  const { t } = useTranslation('back-office/events');
  return (
    <OfficePage path="/events/:slug" title={t('edit.title')}>
      {({ permissions }) => (
        <>
          <EventHeader slug={slug} part="fields" permissions={permissions} />
          <EventTabs
            key={slug}
            slug={slug}
            mayChange={permissions.includes('events.change')}
            mayPreview={permissions.includes('events.preview')}
            mayReadAudit={permissions.includes('audit.read')}
          />
        </>
      )}
    </OfficePage>
  );
};

export default EventPage;

interface EventTabsProps {
  slug: string;
  mayChange: boolean;
  mayPreview: boolean;
  mayReadAudit: boolean;
}

function EventTabs({ slug, mayChange, mayPreview, mayReadAudit }: EventTabsProps) {
  const { t } = useTranslation('back-office/events');
  const { data: event, error } = useEvent(slug);
  const country = event?.countryCode ?? 'PE';
  const { data: choices, error: choicesError } = useEventChoices({ country }, { skip: !event });
  if (!event || !choices) return error || choicesError ? <Failure error={error ?? choicesError} /> : <Spin />;
  const items = [
    { key: 'fields', label: t('edit.fields'), children: <EventForm {...{ event, choices, mayChange }} /> },
    ...(mayReadAudit
      ? [{ key: 'changes', label: t('edit.changes'), children: <ChangeList subject={`event:${event.id}`} /> }]
      : []),
  ];
  return (
    <>
      <Flex wrap gap="small" align="center">
        {mayPreview && <PreviewButton event={event} />}
        {mayChange && <StateMenu event={event} />}
        {mayChange && <CopyButton event={event} />}
      </Flex>
      <PageTabs items={items} />
    </>
  );
}
