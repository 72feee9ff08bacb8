import type { SlotName } from '@idavuelta/shared/contracts';
import { PlatformContext } from '@idavuelta/shared/platform';
import { type FakeApi, noPickUps, type RenderOptions, renderModule } from '@idavuelta/shared/testing';
import type { ComponentType } from 'react';
import catalog from '../module.ts';
import EventPage from '../pages/event-detail/EventPage.tsx';

interface ShownEvent extends RenderOptions {
  /** Component for the booking slot. */
  wizard?: ComponentType<{ name: SlotName; slotProps: object }>;
}

/** Renders the page of the event `noche`, by default without pick-ups and without other events to suggest. */
export const showEventPage = (api: FakeApi, { wizard = () => null, ...options }: ShownEvent = {}) =>
  renderModule(
    catalog,
    <PlatformContext value={{ siteOrigin: 'http://site.test', apiBaseUrl: '/backend', SlotHost: wizard }}>
      <EventPage params={{ name: 'noche' }} />
    </PlatformContext>,
    {
      path: '/event/noche',
      api: { 'GET /events/:id/pick-ups': noPickUps, 'GET /events/:slug/others': [], ...api },
      ...options,
    },
  );
