import { formatMoney } from '@idavuelta/shared/contracts/money';
import { longDay } from '../../../mail/long-date.ts';
import type { StoredSheet } from '../complaints.repository.ts';
import { filled, sheetWords as words } from './words.ts';

export type Fact = [label: string, value: string];

export interface Section {
  title: string;
  facts: Fact[];
}

const documentOf = ({ documentKind, documentNumber }: Pick<StoredSheet, 'documentKind' | 'documentNumber'>) =>
  filled(words.documents[documentKind], { number: documentNumber });

function answerFacts({ answer, answeredAt, dueOn }: StoredSheet): Fact[] {
  if (!answer || !answeredAt) return [[words.answer_text, filled(words.unanswered, { day: longDay(dueOn, 'es_PE') })]];
  const day = new Intl.DateTimeFormat('es-PE', { dateStyle: 'long', timeZone: 'America/Lima' }).format(answeredAt);
  return [
    [words.answered, day],
    [words.answer_text, answer],
  ];
}

/** The sections of the law's form, in its order. */
export function sectionsOf(sheet: StoredSheet, files: { name: string }[]): Section[] {
  const { guardian, amountMinor, orderNumber } = sheet;
  return [
    {
      title: words.person,
      facts: [
        [words.name, sheet.name],
        [words.document, documentOf(sheet)],
        [words.address, sheet.address],
        [words.phone, sheet.phone],
        [words.email, sheet.email],
        ...(guardian ? [[words.guardian, `${guardian.name} · ${documentOf(guardian)}`] satisfies Fact] : []),
      ],
    },
    {
      title: words.item,
      facts: [
        [words.item_kind, words.items[sheet.item]],
        [words.amount, amountMinor === null ? words.no_amount : formatMoney({ minor: amountMinor, currency: 'PEN' })],
        [words.description, sheet.itemDescription],
        ...(orderNumber ? [[words.order, orderNumber] satisfies Fact] : []),
      ],
    },
    {
      title: words.complaint,
      facts: [
        [words.kind, words.kinds[sheet.kind]],
        [words.detail, sheet.detail],
        [words.request, sheet.request],
        ...(files.length > 0 ? [[words.files, files.map(({ name }) => name).join('\n')] satisfies Fact] : []),
      ],
    },
    { title: words.answer, facts: answerFacts(sheet) },
  ];
}
