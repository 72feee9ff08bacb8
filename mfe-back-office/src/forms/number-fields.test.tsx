import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages, languageTag } from '@idavuelta/shared/contracts';
import type {
  EventChoices,
  ManagedPool,
  ManagedPrices,
  PrivateRequestDetail,
  Venue,
} from '@idavuelta/shared/contracts/staff';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import type { ContextType, ReactNode } from 'react';
import { CouponFields } from '../pages/coupons/CouponFields.tsx';
import { CapacityDrawer } from '../pages/departures/CapacityDrawer.tsx';
import { PoolCapacities } from '../pages/departures/PoolCapacities.tsx';
import { DeskContext } from '../pages/dispatch/desk.ts';
import { PositionDialog } from '../pages/dispatch/PositionDialog.tsx';
import { FactFields } from '../pages/events/edit/FactFields.tsx';
import { MeetingPointFields } from '../pages/events/edit/MeetingPointFields.tsx';
import { PickUpFields } from '../pages/events/edit/PickUpFields.tsx';
import { PlaceFields } from '../pages/events/edit/PlaceFields.tsx';
import { SaleFields } from '../pages/events/edit/SaleFields.tsx';
import { VariantNumbers } from '../pages/events/edit/VariantNumbers.tsx';
import { BaseFields } from '../pages/fleet/BaseFields.tsx';
import PointDrawer from '../pages/fleet/PointDrawer.tsx';
import VehicleDrawer from '../pages/fleet/VehicleDrawer.tsx';
import { RefundDialog } from '../pages/orders/order/RefundDialog.tsx';
import { PriceDrawer } from '../pages/prices/PriceDrawer.tsx';
import { CountyFields } from '../pages/provinces/CountyFields.tsx';
import { ApproveModal } from '../pages/requests/ApproveModal.tsx';
import { FolioMonths } from '../pages/tax-companies/FolioMonths.tsx';
import { VenueForm } from '../pages/venues/VenueForm.tsx';
import { withoutCanvas } from '../testing/no-canvas.ts';
import { renderOffice } from '../testing/office.tsx';
import { aStaffOrder } from '../testing/orders.ts';
import { aPlan } from '../testing/plans.ts';
import { FormTexts } from './form-context.ts';

const choices: EventChoices = {
  language: 'es_PE',
  timeZone: 'America/Lima',
  currency: 'CLP',
  provinces: [{ id: 1, name: 'Lima', counties: [{ id: 5, name: 'Barranco' }] }],
  places: [],
};
const pool: ManagedPool = {
  pool: 3,
  categories: ['Van compartida'],
  provinces: ['Lima'],
  capacity: 50,
  sold: 2,
  held: 3,
  free: 45,
  waiting: 0,
};
const departure = {
  id: 7,
  departure: '2027-03-06T20:00',
  startsAt: '2027-03-07T01:00:00Z',
  past: false,
  pools: [pool],
};
const variant: ManagedPrices['variants'][number] = {
  id: 3,
  category: { es_PE: { name: 'Van compartida' } },
  translations: { es_PE: { name: 'Individual' } },
  province: 'Lima',
  amount: 45.5,
  heldTickets: 0,
  ofDepartures: [],
  toCome: [],
};
const prices: ManagedPrices = {
  eventId: 17,
  slug: 'noche',
  translations: { es_PE: { name: 'Noche de valses' } },
  timeZone: 'America/Lima',
  currency: 'PEN',
  isFree: false,
  revision: 4,
  departures: [],
  variants: [variant],
};
const pesos = (minor: number) => ({ minor, currency: 'CLP' as const });
const request: PrivateRequestDetail = {
  id: 7,
  status: 'under_review',
  name: 'Boda de Ana y Luis',
  organiser: 'Ana Rojas',
  email: 'ana@example.org',
  startsAt: '2055-03-07T01:00:00Z',
  timeZone: 'America/Santiago',
  guests: 2,
  seats: 16,
  phone: '+56987654321',
  endsAt: '2055-03-07T07:00:00Z',
  countryCode: 'CL',
  location: 'Casa Hacienda',
  address: 'Av. Grau 123',
  county: 'Providencia',
  stops: [],
  invitation: 'Los esperamos.',
  imagePath: '/media/boda.1',
  estimate: { vans: 2, vanSeats: 15, perVan: pesos(120_000), perSeat: pesos(1200), cost: pesos(259_200) },
};
const plan = aPlan();
const nothing = () => {};
const desk = {
  plan,
  view: { trips: [], unplanned: [] },
  mayChange: true,
  isSaved: true,
  change: nothing,
  openStop: nothing,
  openPosition: nothing,
  dragged: { current: undefined },
} as unknown as ContextType<typeof DeskContext>;
const venue: Venue = {
  ...{ id: 5, country: 'PE', timeZone: 'America/Lima', name: 'Teatro', address: 'Jirón Ica 377', city: 'Lima' },
  ...{ revision: 3, events: [] },
};
const inForm = (fields: ReactNode, values: object = {}, texts = 'back-office') => (
  <FormTexts value={texts}>
    <Form name="fields" layout="vertical" initialValues={values}>
      {fields}
    </Form>
  </FormTexts>
);

/** Forms with number fields, and how many each shows; the contract-driven `Field` is covered by coupons. */
const shown: Record<string, [fields: number, form: ReactNode]> = {
  'coupons/CouponFields.tsx': [3, inForm(<CouponFields />, {}, 'back-office/coupons')],
  'departures/CapacityDrawer.tsx': [
    1,
    <CapacityDrawer key="1" slug="noche" departure={departure} pool={pool} current={50} onClose={nothing} />,
  ],
  'departures/PoolCapacities.tsx': [1, inForm(<PoolCapacities pools={[pool]} />)],
  'dispatch/PositionDialog.tsx': [
    2,
    <DeskContext key="1" value={desk}>
      <PositionDialog party="1.0" onClose={nothing} />
    </DeskContext>,
  ],
  'events/edit/FactFields.tsx': [1, inForm(<FactFields isRange={false} />, {}, 'back-office/events')],
  'events/edit/PickUpFields.tsx': [4, inForm(<PickUpFields />, {}, 'back-office/events')],
  'events/edit/SaleFields.tsx': [4, inForm(<SaleFields timeZone="America/Lima" />, {}, 'back-office/events')],
  'events/edit/MeetingPointFields.tsx': [
    3,
    inForm(
      <MeetingPointFields path={['ticket']} parent={[]} provinces={choices.provinces} />,
      { ticket: { meetingPoint: { address: 'Plaza' } } },
      'back-office/events',
    ),
  ],
  'events/edit/PlaceFields.tsx': [2, inForm(<PlaceFields places={[]} />, {}, 'back-office/events')],
  // a new ticket, with its price in pesos
  'events/edit/VariantNumbers.tsx': [
    5,
    inForm(
      <Form.List name={['categories', 0, 'variants']}>
        {(variants) =>
          variants.map(({ key, name }) => (
            <VariantNumbers key={key} {...{ path: [0, 'variants', name], name, isNew: true, choices }} />
          ))
        }
      </Form.List>,
      { categories: [{ variants: [{ texts: {} }] }] },
      'back-office/events',
    ),
  ],
  'fleet/BaseFields.tsx': [2, inForm(<BaseFields />, { hasBase: true })],
  'fleet/PointDrawer.tsx': [2, <PointDrawer key="point" point={undefined} onClose={nothing} />],
  'fleet/VehicleDrawer.tsx': [4, <VehicleDrawer key="1" vehicle={undefined} onClose={nothing} />],
  'orders/order/RefundDialog.tsx': [
    1,
    <RefundDialog key="1" order={aStaffOrder({ refundable: { minor: 9100, currency: 'PEN' } })} onClose={nothing} />,
  ],
  'prices/PriceDrawer.tsx': [1, <PriceDrawer key="1" prices={prices} variant={variant} onClose={nothing} />],
  'provinces/CountyFields.tsx': [2, inForm(<CountyFields country="PE" />, { counties: [{}] })],
  'requests/ApproveModal.tsx': [2, <ApproveModal key="1" request={request} onClose={nothing} />],
  'venues/VenueForm.tsx': [2, <VenueForm key="venue" venue={venue} mayChange />],
  'tax-companies/FolioMonths.tsx': [3, inForm(<FolioMonths />, {}, 'back-office/tax-companies')],
};

/**
 * Typed texts with the only number that each may be read as; positions allow more decimals than a digit group has
 * digits.
 */
const typed: [text: string, number?: number, degrees?: number][] = [
  ['8', 8],
  ['20', 20],
  ['12,50', 12.5],
  ['12.50', 12.5],
  ['15.000', 15_000, 15],
  ['15,990', 15_990, 15.99],
  ['1.234,56', 1234.56],
  ['S/ 1,234.56', 1234.56],
  ['1 234', 1234],
  ['-3', -3],
  ['999999999999'],
  ['1.2.3'],
  ['doce'],
];
/** Repeated in each language, because numbers are displayed in its format. */
const typedInEach = typed.filter(([text]) => ['8', '20', '12,50', '15.000', 'doce'].includes(text));

/** Returns the number that a field displays: amounts in the site's format, others in the language's. */
function shownNumber({ parentElement, value }: HTMLInputElement, language: Language) {
  const isMoney = /^(PEN|CLP|EUR)/.test(parentElement?.textContent ?? '');
  const format = new Intl.NumberFormat(isMoney ? 'de-DE' : languageTag(language), { useGrouping: 'always' });
  const parts = format.formatToParts(1234.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return Number(value.replaceAll(signOf('group'), '').replace(signOf('decimal'), '.'));
}

beforeEach(withoutCanvas);

it('[FLT-28] every form with a field of its own for numbers is tried here', () => {
  const pages = join(import.meta.dirname, '../pages');
  const files = globSync('**/*.tsx', { cwd: pages }).filter((file) =>
    /<(Number|Price|Position)Fields?\b/.test(readFileSync(join(pages, file), 'utf8')),
  );
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(files.filter((file) => !file.endsWith('.test.tsx'))));
});

const numberInputs = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    'input[inputmode=decimal], input[inputmode=numeric], input[inputmode=text]',
  ),
];

/** Types a text and leaves the field. @returns whether the field accepts it */
async function take(field: HTMLInputElement, text: string) {
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  // rules are validated asynchronously
  await act(async () => {});
  return field.getAttribute('aria-invalid') !== 'true';
}

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(shown))(
    '[FLT-28] %s takes a number as it is meant, or says why not and leaves it as it is',
    async (file, [count, form]) => {
      const { user } = await renderOffice(form, {
        language,
        api: { 'GET /staff-api/event-options': [], 'GET /staff-api/partners': [] },
      });
      if (file.endsWith('RefundDialog.tsx')) await user.click(screen.getAllByRole('radio').at(-1) as HTMLElement);
      await waitFor(() => expect(numberInputs()).toHaveLength(count));
      for (const field of numberInputs()) {
        const taken: string[] = [];
        for (const [text, number, degrees = number] of language === defaultLanguage ? typed : typedInEach) {
          const isTaken = await take(field, text);
          const meant = field.inputMode === 'text' ? degrees : number;
          if (isTaken) {
            taken.push(text);
            expect([text, shownNumber(field, language)]).toEqual([text, meant]);
          } else expect(field).toHaveValue(text);
        }
        await waitFor(() => expect(field).toHaveAccessibleDescription());
        expect(taken).not.toEqual([]);
      }
    },
  );
});
