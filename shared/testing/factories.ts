import type {
  Category,
  ContractState,
  EventDate,
  EventDetail,
  Language,
  PickUps,
  ProductVariant,
  Profile,
  Province,
  SessionState,
  Translations,
} from '../contracts/index.ts';
import { eventType, languages, paymentType, periodicity } from '../contracts/index.ts';

let last = 0;
const nextId = () => ++last;

/** The same texts in all five languages. */
export const inEveryLanguage = <T>(texts: T) =>
  Object.fromEntries(languages.map((language) => [language, texts])) as Record<Language, T> & Translations<T>;

/** An unsigned JWT that expires in `seconds`. */
export function aToken(seconds = 3600) {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');
  return `${part({ alg: 'HS256' })}.${part({ sub: '1', exp: Math.floor(Date.now() / 1000) + seconds })}.signature`;
}

export const aProfile = (over: Partial<Profile> = {}): Profile => ({
  id: 1,
  email: 'rosa@example.test',
  firstName: 'Rosa',
  lastName: 'Quispe',
  phoneNumber: '987654321',
  rut: '44556677',
  gender: 'f',
  genderOptions: { f: 'gender.f', m: 'gender.m', x: 'gender.x', u: 'gender.u' },
  ...over,
});

/** A session of someone who is logged in. */
export const aCustomer = (over: Partial<Profile> = {}): SessionState => ({
  status: 'authenticated',
  profile: aProfile(over),
});

/** Country and language of a visitor; by default those of Peru. */
export const aLocale = (over: Partial<ContractState['locale']> = {}): ContractState['locale'] => ({
  country: 'PE',
  language: 'es_PE',
  fallbackLanguage: 'es_PE',
  siteLanguage: 'es_PE',
  languageChanged: false,
  ...over,
});

export const lima: Province = {
  id: 1,
  name: 'Lima',
  counties: [
    { id: 11, name: 'Miraflores' },
    { id: 12, name: 'San Isidro' },
  ],
};
export const callao: Province = { id: 2, name: 'Callao', counties: [{ id: 21, name: 'La Perla' }] };

/** One date of an event, on sale. */
export const anEventDate = (over: Partial<EventDate> = {}): EventDate => ({
  id: over.id ?? nextId(),
  startDate: '2027-03-06T01:00:00.000Z',
  soldOut: false,
  salesClosed: false,
  ...over,
});

export function anEvent(over: Partial<EventDetail> = {}): EventDetail {
  const id = over.id ?? nextId();
  return {
    id,
    slug: `evento-${id}`,
    visibility: 'public',
    type: eventType.massive,
    countryCode: 'PE',
    timeZone: 'America/Lima',
    startDate: '2027-03-06T01:00:00.000Z',
    endDate: '2027-03-06T05:00:00.000Z',
    periodicityType: periodicity.fixed,
    paymentType: paymentType.buyer,
    minTicketPrice: 45,
    minTicketCharge: { amount: over.minTicketPrice ?? 45, currency: 'PEN' },
    imagePath: `/media/evento-${id}.abc`,
    translations: inEveryLanguage({ name: `Evento ${id}`, description: 'Una noche para bailar.' }),
    place: {
      id: 1,
      name: 'Estadio Nacional',
      imagePath: '/media/estadio.abc',
      address: 'Calle José Díaz s/n, Lima',
      translations: {},
    },
    calendars: [anEventDate({ id: id * 10 })],
    available: true,
    soldOut: false,
    salesClosed: false,
    salesStopped: false,
    soldOutDays: [],
    additionalStops: [],
    ...over,
  };
}

/** Pick-up times in Lima and Callao for an event at 20:00 there; each county is ten minutes after the one before. */
export const pickUps = (over: Partial<PickUps> = {}): PickUps => ({
  startDate: '2027-03-06T01:00:00Z',
  provinces: [lima, callao].map(({ counties, ...province }, p) => ({
    ...province,
    counties: counties.map((county, k) => ({
      ...county,
      opensAt: `2027-03-05T23:${p}${k}:00Z`,
      closesAt: `2027-03-05T23:${p + 4}${k}:00Z`,
      homeAt: `2027-03-06T05:${p + 3}${k}:00Z`,
    })),
  })),
  meetingPoints: [],
  ...over,
});

/** No pick-up times: the positions of the counties are unknown. */
export const noPickUps = pickUps({ provinces: [] });

export const aVariant = (over: Partial<ProductVariant> = {}): ProductVariant => ({
  productVariantId: over.productVariantId ?? nextId(),
  provinceId: lima.id,
  price: 45,
  charge: { amount: over.price ?? 45, currency: 'PEN' },
  capacity: 2,
  stops: 2,
  stock: 5,
  seatPool: { id: over.productVariantId ?? nextId(), unitsPerTicket: 1, unitsLeft: over.stock ?? 5 },
  placeId: 1,
  placeAddress: 'Calle José Díaz s/n, Lima',
  translations: inEveryLanguage({ name: 'Entrada general' }),
  ...over,
});

export const aCategory = (over: Partial<Category> = {}): Category => ({
  id: nextId(),
  priority: 1,
  translations: inEveryLanguage({ name: 'Van compartida', description: 'Compartes la van con otros asistentes.' }),
  subCategories: [aVariant()],
  ...over,
});
