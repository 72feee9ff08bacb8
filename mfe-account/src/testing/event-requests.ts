import { type EventRequest, type InvitedEvent, requestState } from '@idavuelta/shared/contracts';
import { anEvent, inEveryLanguage, lima } from '@idavuelta/shared/testing';

export const aRequest = (overrides: Partial<EventRequest> = {}): EventRequest => ({
  id: 12,
  state: requestState.underReview,
  status: 'under_review',
  name: 'Matrimonio de Rosa',
  location: 'Hacienda Los Ficus',
  address: 'Km 40, Lurín',
  startDate: '2027-03-07T01:00:00.000Z',
  endDate: '2027-03-07T08:00:00.000Z',
  timeZone: 'America/Lima',
  county: lima.counties[0],
  invitation: 'Los esperamos',
  additionalStops: [],
  imagePath: '/media/boda.abc',
  hasGuests: true,
  guests: 80,
  ...overrides,
});

export function anInvitedEvent(overrides: Partial<InvitedEvent> = {}): InvitedEvent {
  const { visibility: _, additionalStops: __, soldOutDays: ___, ...summary } = anEvent();
  return { ...summary, translations: inEveryLanguage({ name: 'Boda de Ana', description: '' }), ...overrides };
}
