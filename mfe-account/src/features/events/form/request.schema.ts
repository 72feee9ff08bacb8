import { eventRequestLimits as limits } from '@idavuelta/shared/contracts/rules';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';
import { isUnreadable } from './unreadable-lists.ts';

const required = message('account:required');
const text = (maxLength: number) => yup.string().trim().required(required).max(maxLength);
const county = yup
  .number()
  .transform((value, typed) => (typed === '' ? undefined : value))
  .required(required);

const stops = yup
  .array(yup.object({ address: text(limits.placeLength), countyId: county, time: yup.string().required(required) }))
  .max(limits.stops);

const file = (maxBytes: number, isRight: (file: File) => boolean, names: { type: string; size: string }) =>
  yup
    .mixed<File>()
    .test('type', message(names.type), (chosen) => !chosen || isRight(chosen))
    .test('size', message(names.size), (chosen) => !chosen || chosen.size <= maxBytes);

const image = file(limits.imageBytes, ({ type }) => type.startsWith('image/'), {
  type: 'account:uploads.reasons.type_image',
  size: 'account:uploads.reasons.too_large_image',
});
// The specification's file dialog offers `.xls`, but nothing here reads that format (decision 0047).
const guests = file(limits.guestListBytes, ({ name }) => /\.(xlsx?|csv|txt)$/i.test(name), {
  type: 'account:uploads.reasons.type_guests',
  size: 'account:uploads.reasons.too_large_guests',
})
  .test('xls', message('account:uploads.reasons.xls'), (chosen) => !chosen || !/\.xls$/i.test(chosen.name))
  .test('unreadable', message('account:uploads.unreadable'), (chosen) => !chosen || !isUnreadable(chosen));

/** A request to be saved for later: a name is enough. */
export const savedRequestSchema = yup.object({ eventName: text(limits.nameLength), stops, image, guests });

/** Files that the API has stored for the request. */
interface StoredFiles {
  image: boolean;
  guests: boolean;
}

/** Rules for a request that is submitted for review. */
export const requestSchema = (stored: StoredFiles) =>
  yup.object({
    eventName: text(limits.nameLength),
    placeName: text(limits.placeLength),
    placeAddress: text(limits.placeLength),
    countyId: county,
    startDate: yup.string().required(message('account:requests.start_date_required')),
    startHour: yup.string().required(message('account:requests.start_hour_required')),
    endHour: yup.string().required(message('account:requests.end_hour_required')),
    invitationMessage: text(limits.invitationLength),
    stops,
    image: stored.image ? image : image.required(message('account:create_private_event_image_error')),
    guests: stored.guests ? guests : guests.required(message('account:create_private_event_guest_list_error')),
  });
