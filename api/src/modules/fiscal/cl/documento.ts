import { dayAt } from '@idavuelta/shared/contracts/time';
import type { DocumentLine, FiscalDocument } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import type { XmlTree } from '../xml-tree.ts';
import { correctedTypeOf, typeOf } from './document-type.ts';
import { boletaIssuer, noteIssuer, recipient } from './parties.ts';
import type { ChileSettings } from './settings.ts';
import { cutLine, latin1Line } from './text.ts';

/** Characters of a line's name; a longer one is cut, and stands whole in the description. */
const maxItemName = 80;

/** Name of a line, `NmbItem`. */
export const itemName = ({ lines }: FiscalDocument, index: number, maxLength = maxItemName): string =>
  cutLine(`lines[${index}].description`, lines[index]?.description, maxLength);

/** Prices include the tax; what the line costs less is a discount. `IndExe` 1: exempt of IVA. */
function item(document: FiscalDocument, { description, quantity, unitPrice, total }: DocumentLine, index: number) {
  const discount = unitPrice.minor * quantity - total.minor;
  const text = latin1Line(description);
  return {
    NroLinDet: String(index + 1),
    IndExe: document.taxPercent > 0 ? undefined : '1',
    NmbItem: itemName(document, index),
    DscItem: text.length > maxItemName ? text.slice(0, 1000).trim() : undefined,
    QtyItem: String(quantity),
    PrcItem: unitPrice.minor > 0 ? String(unitPrice.minor) : undefined,
    DescuentoMonto: discount > 0 ? String(discount) : undefined,
    MontoItem: String(total.minor),
  };
}

const items = (document: FiscalDocument) => document.lines.map((line, index) => item(document, line, index));

/** Totals in pesos. @param rate also names the rate, which a boleta cannot */
function totals({ taxPercent, base, tax, total }: FiscalDocument, rate: boolean): XmlTree {
  if (taxPercent === 0) return { MntExe: String(total.minor), MntTotal: String(total.minor) };
  return {
    MntNeto: String(base.minor),
    TasaIVA: rate ? String(taxPercent) : undefined,
    IVA: String(tax.minor),
    MntTotal: String(total.minor),
  };
}

const identification = (document: FiscalDocument) => ({
  TipoDTE: String(typeOf(document)),
  Folio: String(document.number),
  FchEmis: dayAt(document.issuedAt, document.timeZone),
});

/** Content of a boleta's `Documento`. `IndServicio` 3: of sales and services, not periodic. */
const boleta = (document: FiscalDocument, settings: ChileSettings): XmlTree => ({
  Encabezado: {
    IdDoc: { ...identification(document), IndServicio: '3' },
    Emisor: boletaIssuer(document.issuer),
    Receptor: recipient(document.buyer, settings),
    Totales: totals(document, false),
  },
  Detalle: items(document),
});

/** `CodRef` 1 annuls the whole document, 3 corrects amounts. */
function reference(document: FiscalDocument): XmlTree {
  const { corrects, total, timeZone, reason } = document;
  if (!corrects) throw invalid('corrects', 'is missing');
  return {
    NroLinRef: '1',
    TpoDocRef: String(correctedTypeOf(document)),
    FolioRef: String(corrects.number),
    FchRef: dayAt(corrects.issuedAt, timeZone),
    CodRef: total.minor === corrects.total.minor ? '1' : '3',
    RazonRef: cutLine('reason', reason, 90),
  };
}

/** Content of a credit note's `Documento`. `MntBruto` 1: lines include the tax. */
const creditNote = (document: FiscalDocument, settings: ChileSettings): XmlTree => ({
  Encabezado: {
    IdDoc: { ...identification(document), MntBruto: document.taxPercent > 0 ? '1' : undefined },
    Emisor: noteIssuer(document.issuer, settings),
    Receptor: recipient(document.buyer, settings),
    Totales: totals(document, true),
  },
  Detalle: items(document),
  Referencia: reference(document),
});

/** Returns what a document says, without stamp and signature. @throws RangeError that names the field */
export const documento = (document: FiscalDocument, settings: ChileSettings): XmlTree =>
  document.kind === 'credit-note' ? creditNote(document, settings) : boleta(document, settings);
