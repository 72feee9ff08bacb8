import fc from 'fast-check';
import type { FiscalDocument } from '../../fiscal-document.ts';
import { renderAlta } from '../alta.ts';
import { renderAnulacion } from '../anulacion.ts';
import type { StoredRecord } from '../check-chain.ts';
import type { ChainLink } from '../record-tree.ts';
import { aCorrection, aDocument, anInvoice, place } from './spanish-documents.ts';

/** A history to come: amounts in cents; `at` chooses among the documents that are left to correct or to annul. */
export type Deed =
  | { deed: 'simplified' | 'invoice'; total: number }
  | { deed: 'correct' | 'annul'; at: number; share: number };

/** Documents as an issuer would make them, and what the authority is told. */
function createIssuer() {
  const records: StoredRecord[] = [];
  const valid: FiscalDocument[] = [];
  let previous: ChainLink | undefined;
  const next = () => {
    const position = records.length + 1;
    const generatedAt = new Date(Date.parse('2027-07-01T22:30:00Z') + position * 1000);
    return place({ position, previous, generatedAt });
  };
  function store({ xml, sha256, link }: ReturnType<typeof renderAnulacion>) {
    records.push({ position: records.length + 1, xml, sha256 });
    previous = link;
  }
  function issue(document: FiscalDocument) {
    store(renderAlta(document, next()));
    valid.push(document);
  }
  function annul(document: FiscalDocument) {
    store(renderAnulacion(document, next()));
    valid.splice(valid.indexOf(document), 1);
  }
  return { records, valid, issue, annul, last: () => previous };
}

export function carryOut(deeds: Deed[]) {
  const issuer = createIssuer();
  for (const [i, deed] of deeds.entries()) {
    const number = i + 1;
    if (deed.deed === 'simplified') issuer.issue(aDocument(deed.total, { number }));
    if (deed.deed === 'invoice') issuer.issue(anInvoice(deed.total, { number }));
    if (!('at' in deed)) continue;
    const open = issuer.valid.filter(({ kind }) => kind !== 'credit-note');
    const document = open[deed.at % (open.length || 1)];
    if (!document) continue;
    const part = Math.floor(document.total.minor * deed.share);
    if (deed.deed === 'annul') issuer.annul(document);
    else issuer.issue(aCorrection(document, part, { number }));
  }
  return issuer;
}

const total = fc.integer({ min: 0, max: 40_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
export const deeds = fc.array(
  fc.oneof(
    fc.record({ deed: fc.constantFrom('simplified' as const, 'invoice' as const), total }),
    fc.record({ deed: fc.constantFrom('correct' as const, 'annul' as const), at: fc.nat(), share }),
  ),
  { minLength: 1, maxLength: 12 },
);
