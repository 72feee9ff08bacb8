import { randomUUID } from 'node:crypto';
import type { EventRequest, EventRequestInput } from '@idavuelta/shared/contracts';
import sharp from 'sharp';
import writeXlsxFile from 'write-excel-file/node';
import type { TestApp } from './test-app.ts';

type Cell = string | number | { formula: string } | null;

/** Creates a spreadsheet with these rows. */
export const aSpreadsheet = (rows: Cell[][]): Promise<Buffer> =>
  writeXlsxFile(
    rows.map((row) =>
      row.map((cell) => {
        if (cell === null) return null;
        return typeof cell === 'object' ? { type: 'Formula' as const, value: cell.formula } : { value: cell };
      }),
    ),
  ).toBuffer();

/** Creates a guest list with the headings of our template. */
export const aGuestList = (...guests: Cell[][]) => aSpreadsheet([['Nombre', 'Correo', 'Celular', 'Cupos'], ...guests]);

/** Creates a noisy photo with a GPS position. */
export const aPicture = ({ width = 900, height = 600, noise = 2 } = {}): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: noise } },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ana Rojas' }, IFD3: { GPSLatitude: '12/1 5/1 0/1' } })
    .toBuffer();

/** Performs organisers' steps through the API. */
export function createOrganiserSteps(testApp: TestApp) {
  const countyOf = async (name: string) =>
    (await testApp.query<{ id: number }>('SELECT id FROM county WHERE name = $1', [name]))[0]?.id ?? 0;

  const input = async (changes: Partial<EventRequestInput> = {}): Promise<EventRequestInput> => ({
    saved: false,
    name: 'Boda de Ana y Luis',
    location: 'Casa Hacienda',
    address: 'Av. Grau 123',
    countyId: await countyOf('Surco'),
    startDate: '2055-03-06T20:00',
    endDate: '2055-03-06T02:00',
    invitation: 'Los esperamos.',
    additionalStops: [],
    ...changes,
  });

  const create = async (token: string, body: object, key: string = randomUUID()) =>
    testApp.call<EventRequest>('POST', '/shop-api/request-events', {
      token,
      body,
      headers: { 'idempotency-key': key },
    });

  const uploadImage = (token: string, id: number, file: Uint8Array, name = 'boda.jpg') =>
    testApp.upload<EventRequest>(`/shop-api/event-requests/${id}/upload-image`, { token, field: 'image', file, name });

  const uploadGuests = (token: string, id: number, file: Uint8Array, name = 'invitados.xlsx') =>
    testApp.upload<EventRequest>(`/shop-api/event-requests/${id}/upload-guests`, {
      token,
      field: 'guests',
      file,
      name,
    });

  return {
    countyOf,
    input,
    create,
    uploadImage,
    uploadGuests,

    /** A request of a new customer. */
    async newRequest() {
      const { token } = await testApp.newCustomer();
      return { token, id: (await create(token, await input())).data.id };
    },

    /** A request with picture and guests, which waits for staff. */
    async underReview(token: string, guests: Cell[][], changes: Partial<EventRequestInput> = {}) {
      const { data } = await create(token, await input(changes));
      await uploadImage(token, data.id, await aPicture());
      return (await uploadGuests(token, data.id, await aGuestList(...guests))).data;
    },
  };
}
