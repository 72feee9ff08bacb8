import {
  type CountryCode,
  type DataContext,
  type DataResult,
  eventType,
  type StartQuery,
} from '@idavuelta/shared/contracts';
import { eventsApi } from '../../features/events/events.api.ts';
import { landingApi } from './landing.api.ts';

/** Data of the first screens; testimonials and partners load when the visitor gets near them. */
export default async function landingData(context: DataContext, start: StartQuery): Promise<DataResult> {
  const country = context.country as CountryCode;
  await Promise.all([
    start(landingApi.endpoints.slides.initiate(country)),
    start(eventsApi.endpoints.recommended.initiate(country)),
    start(eventsApi.endpoints.events.initiate({ type: eventType.massive, country })),
  ]);
  return undefined;
}
