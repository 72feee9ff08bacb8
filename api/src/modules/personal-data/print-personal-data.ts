import { type Language, languageTag, type PersonalData } from '@idavuelta/shared/contracts';
import { tablePdf } from '../../http/table-pdf.ts';
import { createTexts } from '../../texts/create-texts.ts';
import type written from './texts/es_PE.json';

const textsIn = createTexts<typeof written>(`${import.meta.dirname}/texts`);

interface Line {
  section: string;
  field: string;
  value: string;
}

/** Fields that say nothing to their person: the exported file has them. */
export const machineFields = new Set(
  `applePasses attempt cancellation capacity closedBy counties current dateId description dni
  filedOn   firstPlaceName fullCharge genderOptions id imagePath minTicketPrice myAddress open payable productVariantId qr
  refundable requestId timeZone transfer until`.split(/\s+/),
);

/** Fields whose value is one of a list, which has texts. */
const listed = new Set(
  'direction hasGuests item kind leg paymentState progress refunded state status unseen'.split(' '),
);

/** Lists every value below a path, whose parts are names of fields and indexes. Of texts in several languages, one. */
function valuesBelow(value: unknown, language: Language, path: (string | number)[] = []): [typeof path, string][] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => valuesBelow(item, language, [...path, index]));
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value)
    .filter(([field]) => !machineFields.has(field))
    .flatMap(([field, item]) =>
      field === 'translations'
        ? valuesBelow(item[language] ?? Object.values(item)[0], language, path)
        : valuesBelow(item, language, [...path, field]),
    );
}

const isMoment = /^\d{4}-\d\d-\d\dT/;

const utc = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/** Prints an export for people to read: a line for each value, by section. */
export function printPersonalData(data: Partial<PersonalData>, language: Language): Promise<Buffer> {
  const t = textsIn(language);
  const { exportedAt = '', ...sections } = data;
  const nameOf = (field: string) => t(`fields.${field}` as 'fields.name', { defaultValue: field });
  const textOf = (field: unknown, value: string) => {
    if (isMoment.test(value)) return utc(value, language);
    return listed.has(String(field)) ? t(`values.${value}` as 'values.true', { defaultValue: value }) : value;
  };
  const rows = Object.entries(sections).flatMap(([section, value]) =>
    valuesBelow(value, language).map(
      ([path, text]): Line => ({
        section: t(`sections.${section as keyof typeof sections}`),
        field: path.map((part) => (typeof part === 'number' ? part + 1 : nameOf(part))).join(' · '),
        value: textOf(path.at(-1), text),
      }),
    ),
  );
  return tablePdf({
    title: t('title'),
    lead: t('lead', { date: utc(exportedAt, language) }),
    language,
    columns: [
      { title: t('section'), width: 20, value: ({ section }) => section },
      { title: t('field'), width: 34, value: ({ field }) => field },
      { title: t('value'), width: 60, value: ({ value }) => value },
    ],
    rows,
  });
}
