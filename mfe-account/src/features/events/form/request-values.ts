import type { EventRequest, EventRequestInput } from '@idavuelta/shared/contracts';
import { dayAt, timeAt, withoutOffset } from '@idavuelta/shared/contracts/time';

const dayMs = 86_400_000;

interface StopValues {
  address?: string;
  countyId?: number | string;
  /** `HH:mm` */
  time?: string;
}

/** Values of the request form. */
export interface RequestValues {
  eventName?: string;
  placeName?: string;
  placeAddress?: string;
  countyId?: number | string;
  /** `YYYY-MM-DD` */
  startDate?: string;
  /** `HH:mm` in the county's time zone, like `endHour`. */
  startHour?: string;
  endHour?: string;
  /** For an hour that occurs twice there: `2027-10-31T02:30+02:00`. */
  startMoment?: string;
  endMoment?: string;
  invitationMessage?: string;
  stops?: StopValues[];
  image?: File;
  guests?: File;
}

/** Converts a stored request to form values. */
export function valuesOf({ startDate, endDate, timeZone, ...request }: EventRequest): RequestValues {
  return {
    eventName: request.name,
    placeName: request.location,
    placeAddress: request.address,
    countyId: request.county?.id,
    startDate: startDate && dayAt(startDate, timeZone),
    startHour: startDate && timeAt(startDate, timeZone),
    endHour: endDate && timeAt(endDate, timeZone),
    invitationMessage: request.invitation,
    stops: request.additionalStops.map(({ address, county, time }) => ({ address, countyId: county.id, time })),
  };
}

/** Returns the values for repeating an event, without its dates. */
export const repeatedValues = (request: EventRequest): RequestValues => ({
  ...valuesOf(request),
  startDate: undefined,
  startHour: undefined,
  endHour: undefined,
});

/**
 * @param chosen the point in time chosen for an hour that occurs twice; used only if it is at that hour of that day or
 *   of the next one, on which an event may end
 */
function at(day?: string, hour?: string, chosen?: string) {
  if (!day || !hour) return undefined;
  const wallTime = `${day}T${hour}`;
  if (!chosen?.slice(0, 16).endsWith(hour)) return wallTime;
  const later = Date.parse(`${withoutOffset(chosen)}Z`) - Date.parse(`${wallTime}Z`);
  return later === 0 || later === dayMs ? chosen : wallTime;
}

/**
 * Builds the body of the call. The end is an hour of the start day: the API reads an hour at or before the start as the
 * next day's.
 * @param image path of a stored picture to take over
 */
export function toInput(values: RequestValues, saved: boolean, image?: string): EventRequestInput {
  return {
    saved,
    name: values.eventName?.trim() ?? '',
    location: values.placeName?.trim() ?? '',
    address: values.placeAddress?.trim() ?? '',
    ...(values.countyId && { countyId: Number(values.countyId) }),
    startDate: at(values.startDate, values.startHour, values.startMoment),
    endDate: at(values.startDate, values.endHour, values.endMoment),
    invitation: values.invitationMessage?.trim() ?? '',
    additionalStops: (values.stops ?? []).map(({ address = '', countyId, time = '' }) => ({
      address: address.trim(),
      countyId: Number(countyId),
      time,
    })),
    ...(image && { image }),
  };
}

/** Whether the date is incomplete: a day without an hour, or an hour without its day. */
export const isPartOfDate = ({ startDate, startHour, endHour }: RequestValues) => {
  const given = [startDate, startHour, endHour].filter(Boolean).length;
  return given > 0 && given < 3;
};

/** Returns the form's field for one of the API's. */
export const fieldOf = (apiField: string) =>
  ({
    name: 'eventName',
    location: 'placeName',
    address: 'placeAddress',
    startDate: 'startDate',
    endDate: 'endHour',
    invitation: 'invitationMessage',
  })[apiField] ?? apiField.replace('additionalStops', 'stops');
