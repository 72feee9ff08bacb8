import { dayAt, wallTimeAt } from '@idavuelta/shared/contracts/time';
import type { FiscalDocument } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import type { XmlTree } from '../xml-tree.ts';
import { checkDocument } from './check-document.ts';
import { type DteType, dteTypes, typeOf } from './document-type.ts';
import { assertValid } from './schema.ts';
import { type RenderedFile, type SendOptions, sealFile, senderFields } from './send-file.ts';
import { rutField } from './text.ts';
import { writeXml } from './xml.ts';

/** A day of one issuer, and what it did with its folios. */
export interface FolioDay {
  issuerTaxId: string;
  /** In the issuer's zone: `2027-03-05`. */
  day: string;
  /** All that were issued on the day; none is a report too. */
  documents: FiscalDocument[];
  /** Folios that were given up without a document. A boleta that a credit note annuls is not one of them. */
  voided: { type: DteType; folio: number }[];
  /** 1, and one more each time that the day is reported anew. */
  sequence: number;
}

/** Joins numbers that follow each other. */
function rangesOf(folios: number[]): { Inicial: string; Final: string }[] {
  const ranges: [number, number][] = [];
  for (const folio of folios.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === folio - 1) last[1] = folio;
    else ranges.push([folio, folio]);
  }
  return ranges.map(([first, last]) => ({ Inicial: String(first), Final: String(last) }));
}

function summary(type: DteType, { documents, voided }: FolioDay): XmlTree {
  const issued = documents.filter((document) => typeOf(document) === type);
  const issuedFolios = issued.map(({ number }) => number);
  const voidedFolios = voided.filter((one) => one.type === type).map(({ folio }) => folio);
  const used = [...issuedFolios, ...voidedFolios];
  if (new Set(used).size < used.length) throw invalid('documents', `use a folio of ${type} twice`);
  const sum = (amountOf: (document: FiscalDocument) => number) =>
    String(issued.reduce((total, document) => total + amountOf(document), 0));
  const taxed = (amountOf: (document: FiscalDocument) => number) =>
    sum((document) => (document.taxPercent > 0 ? amountOf(document) : 0));
  const rates = [...new Set(issued.map(({ taxPercent }) => taxPercent).filter((percent) => percent > 0))];
  if (rates.length > 1) throw invalid('documents', 'have several rates of IVA');
  return {
    TipoDocumento: String(type),
    MntNeto: taxed(({ base }) => base.minor),
    MntIva: taxed(({ tax }) => tax.minor),
    TasaIVA: rates[0] === undefined ? undefined : String(rates[0]),
    MntExento: sum(({ taxPercent, total }) => (taxPercent > 0 ? 0 : total.minor)),
    MntTotal: sum(({ total }) => total.minor),
    FoliosEmitidos: String(issued.length),
    FoliosAnulados: String(voidedFolios.length),
    FoliosUtilizados: String(used.length),
    RangoUtilizados: rangesOf(issuedFolios),
    RangoAnulados: rangesOf(voidedFolios),
  };
}

function check({ issuerTaxId, day, documents, sequence }: FolioDay) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw invalid('day', 'is no day');
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > 999) throw invalid('sequence', 'is not from 1 to 999');
  documents.forEach((document, index) => {
    checkDocument(document);
    const { issuer, issuedAt, timeZone } = document;
    if (issuer.taxId !== issuerTaxId) throw invalid(`documents[${index}].issuer`, 'is another one');
    if (dayAt(issuedAt, timeZone) !== day) throw invalid(`documents[${index}].issuedAt`, `is not on ${day}`);
  });
}

/**
 * Writes the report of a day's folios (reporte de consumo de folios, RCOF).
 * @throws RangeError that names the field; CertificateError
 */
export function renderFolioConsumption(folioDay: FolioDay, options: SendOptions): RenderedFile {
  check(folioDay);
  const { issuerTaxId, day, sequence } = folioDay;
  const { sender, resolution } = senderFields(options);
  const summaries = dteTypes.map((type) => summary(type, folioDay)).filter((one) => one.FoliosUtilizados !== '0');
  const id = `CF_${day}`;
  const xml = writeXml(
    'ConsumoFolios',
    {
      DocumentoConsumoFolios: {
        '@ID': id,
        Caratula: {
          '@version': '1.0',
          RutEmisor: rutField('issuerTaxId', issuerTaxId),
          ...sender,
          ...resolution,
          FchInicio: day,
          FchFinal: day,
          SecEnvio: String(sequence),
          TmstFirmaEnv: wallTimeAt(options.signedAt, options.timeZone),
        },
        Resumen: summaries.length ? summaries : [summary(39, folioDay)],
      },
    },
    'ConsumoFolio_v10.xsd',
  );
  const file = sealFile(xml, id, options);
  assertValid(file.xml, 'ConsumoFolio_v10');
  return file;
}
