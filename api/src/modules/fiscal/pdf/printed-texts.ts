import type { CountryCode } from '@idavuelta/shared/contracts';
import { formatMoney, type Money } from '@idavuelta/shared/contracts/money';
import { dayAt, timeAt } from '@idavuelta/shared/contracts/time';
import { invoiceNumber } from '../es/fields.ts';
import type { DocumentKind, DocumentNumber, FiscalDocument } from '../fiscal-document.ts';
import { amountInWords } from '../pe/amount-in-words.ts';
import { filled, type Words, wordsOf } from './words.ts';

/** A label and what it says. */
export type Fact = readonly [label: string, value: string];

const numberForms: Record<CountryCode, (document: DocumentNumber) => string> = {
  PE: ({ series, number }) => `${series}-${String(number).padStart(8, '0')}`,
  CL: ({ number }) => String(number),
  ES: invoiceNumber,
};

/** `76.123.456-0`: a RUT as people read it; ids of other countries stay as they are. */
const printedTaxId = (id: string) => (/^\d+-[\dK]$/.test(id) ? id.replace(/\B(?=(\d{3})+-)/g, '.') : id);

const titleOf = ({ titles }: Words, kind: DocumentKind, taxPercent: number) =>
  kind === 'simplified' && !taxPercent ? titles.exempt : titles[kind];

const dayOf = (moment: Date, timeZone: string) => dayAt(moment, timeZone).split('-').reverse().join('/');

function buyerFacts({ buyer }: FiscalDocument, words: Words): Fact[] {
  const { idKind, name, taxId = '', address = '', country } = buyer;
  const facts: Fact[] = [[words.buyer, name]];
  const id = [printedTaxId(taxId), idKind === 'passport' && country && `(${country})`].filter(Boolean).join(' ');
  if (idKind !== 'none') facts.push([words.buyer_ids[idKind], id]);
  return [...facts, [words.buyer_address, address]];
}

function correctionFacts(document: FiscalDocument, words: Words): Fact[] {
  const { corrects, reason = '', issuer, timeZone, taxPercent } = document;
  if (!corrects) return [];
  const title = titleOf(words, corrects.kind, taxPercent);
  const number = filled(words.number, { number: numberForms[issuer.country](corrects) });
  const day = dayOf(corrects.issuedAt, timeZone);
  return [
    [words.corrects, filled(words.corrected, { title, number, day })],
    [words.reason, reason],
  ];
}

/** What a Spanish correction takes back is printed as it is recorded: below zero. */
const signOf = ({ kind, issuer }: FiscalDocument) => (kind === 'credit-note' && issuer.country === 'ES' ? -1 : 1);

/** Everything that the printed form of a document says, in its country's words. */
export function printedTexts(document: FiscalDocument, taxName?: string) {
  const { issuer, kind, issuedAt, timeZone, taxPercent, base, tax, total } = document;
  const words = wordsOf[issuer.country];
  const sign = signOf(document);
  const money = ({ minor, currency }: Money) => formatMoney({ minor: sign * minor || 0, currency });
  const percent = String(taxPercent).replace('.', ',');
  const title = titleOf(words, kind, taxPercent);
  const taxed: Fact[] = [
    [words.base, money(base)],
    [filled(words.tax, { name: taxName ?? words.tax_name, percent }), money(tax)],
  ];
  const place = [issuer.postalCode, issuer.district, issuer.city].filter(Boolean);
  const facts: Fact[] = [
    [words.issued, `${dayOf(issuedAt, timeZone)} ${timeAt(issuedAt, timeZone)}`],
    ...buyerFacts(document, words),
    ...correctionFacts(document, words),
  ];
  return {
    words,
    title,
    number: filled(words.number, { number: numberForms[issuer.country](document) }),
    taxId: filled(words.issuer_tax_id, { id: printedTaxId(issuer.taxId) }),
    names: [...new Set([issuer.tradeName, issuer.legalName])].filter(Boolean),
    details: [
      issuer.activity && filled(words.issuer_activity, { activity: issuer.activity }),
      issuer.address,
      [...new Set(place)].join(' · '),
    ].filter(Boolean),
    facts: facts.filter(([, value]) => value.trim()),
    lines: document.lines.map(({ description, quantity, unitPrice, total: amount }) => [
      description,
      String(quantity),
      money(unitPrice),
      money(amount),
    ]),
    totals: [
      ...(taxPercent ? taxed : [[words.exempt_base, money(base)] as const]),
      [words.total, money(total)] as const,
    ],
    notes: [words.words && filled(words.words, { words: amountInWords(total) }), taxPercent ? words.prices : ''].filter(
      Boolean,
    ),
    belowStamp: filled(words.below_stamp, { title }),
  };
}

export type PrintedTexts = ReturnType<typeof printedTexts>;
