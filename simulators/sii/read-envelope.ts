import { schemaProblems } from '@idavuelta/api/modules/fiscal/cl/schema.ts';
import { isTedSigned } from '@idavuelta/api/modules/fiscal/cl/ted.ts';
import { verifyXml } from '@idavuelta/api/modules/fiscal/signing/verify.ts';
import { XMLParser } from 'fast-xml-parser';

/** A boleta or credit note as it was received. */
export interface ReceivedDocument {
  issuerTaxId: string;
  type: number;
  folio: number;
  /** `2027-03-05` */
  day: string;
  buyerTaxId: string;
  /** Pesos. */
  total: number;
  /** What is wrong with stamp or folio; undefined for nothing. */
  problem?: string;
}

export interface ReceivedEnvelope {
  issuerTaxId: string;
  senderTaxId: string;
  documents: ReceivedDocument[];
}

/** A refusal of a whole envelope: `RSC` schema, `RFR` signature, `RCT` cover, `RPT` sent before. */
export interface EnvelopeProblem {
  code: 'RSC' | 'RFR' | 'RCT' | 'RPT';
}

interface Dte {
  Documento: {
    Encabezado: {
      IdDoc: { TipoDTE: string; Folio: string; FchEmis: string };
      Emisor: { RUTEmisor: string };
      Receptor: { RUTRecep: string };
      Totales: { MntTotal: string };
    };
    TED: {
      DD: {
        RE: string;
        TD: string;
        F: string;
        FE: string;
        RR: string;
        MNT: string;
        CAF: { DA: { RE: string; TD: string; RNG: { D: string; H: string } } };
      };
    };
  };
}

interface Envelope {
  SetDTE: {
    Caratula: { RutEmisor: string; RutEnvia: string; SubTotDTE: { TpoDTE: string; NroDTE: string }[] };
    DTE: Dte[];
  };
}

/** `EnvioBOLETA` has boletas, `EnvioDTE` credit notes. */
export type EnvelopeRoot = 'EnvioBOLETA' | 'EnvioDTE';

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'DTE' || name === 'SubTotDTE' });

function stampProblem({ Encabezado, TED: { DD } }: Dte['Documento'], ted: string): string | undefined {
  const { IdDoc, Emisor, Receptor, Totales } = Encabezado;
  const said = [Emisor.RUTEmisor, IdDoc.TipoDTE, IdDoc.Folio, IdDoc.FchEmis, Receptor.RUTRecep, Totales.MntTotal];
  if (said.join() !== [DD.RE, DD.TD, DD.F, DD.FE, DD.RR, DD.MNT].join()) return 'Timbre no corresponde al documento';
  if (!isTedSigned(ted)) return 'Firma del timbre incorrecta';
  const { RE, TD, RNG } = DD.CAF.DA;
  if (RE !== DD.RE || TD !== DD.TD) return 'CAF no corresponde al documento';
  const folio = Number(DD.F);
  return folio < Number(RNG.D) || folio > Number(RNG.H) ? 'Folio fuera del rango autorizado' : undefined;
}

function toDocument({ Documento }: Dte, ted: string): ReceivedDocument {
  const { IdDoc, Emisor, Receptor, Totales } = Documento.Encabezado;
  return {
    issuerTaxId: Emisor.RUTEmisor,
    type: Number(IdDoc.TipoDTE),
    folio: Number(IdDoc.Folio),
    day: IdDoc.FchEmis,
    buyerTaxId: Receptor.RUTRecep,
    total: Number(Totales.MntTotal),
    problem: stampProblem(Documento, ted),
  };
}

/** The schema of envelopes of credit notes is not among ours: each document is validated by itself. */
function notesOf(text: string): Uint8Array[] {
  const notes = /<EnvioDTE /.test(text) ? (text.match(/<DTE .*?<\/DTE>/gs) ?? []) : [];
  return notes.map((note) => Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${note}`, 'latin1'));
}

function hasSchema(xml: Uint8Array, root: EnvelopeRoot): boolean {
  try {
    if (root === 'EnvioBOLETA') return schemaProblems(xml, 'EnvioBOLETA_v11').length === 0;
    const notes = notesOf(Buffer.from(xml).toString('latin1'));
    return notes.length > 0 && notes.every((note) => schemaProblems(note, 'DTE_v10').length === 0);
  } catch {
    return false;
  }
}

function isSigned(text: string): boolean {
  try {
    return verifyXml(text).length > 0;
  } catch {
    return false;
  }
}

/** Reads an envelope as the SII does: schema, signatures, cover, and the stamp of each document. */
export function readEnvelope(xml: Uint8Array, root: EnvelopeRoot): ReceivedEnvelope | EnvelopeProblem {
  if (!hasSchema(xml, root)) return { code: 'RSC' };
  const text = Buffer.from(xml).toString('latin1');
  if (!isSigned(text)) return { code: 'RFR' };
  const { Caratula, DTE } = (parser.parse(text) as Record<EnvelopeRoot, Envelope>)[root].SetDTE;
  const teds = text.match(/<TED .*?<\/TED>/gs) ?? [];
  const documents = DTE.map((dte, index) => toDocument(dte, teds[index] ?? ''));
  const counted = Caratula.SubTotDTE.every(
    ({ TpoDTE, NroDTE }) => documents.filter(({ type }) => type === Number(TpoDTE)).length === Number(NroDTE),
  );
  const ofIssuer = documents.every(({ issuerTaxId }) => issuerTaxId === Caratula.RutEmisor);
  if (!counted || !ofIssuer) return { code: 'RCT' };
  return { issuerTaxId: Caratula.RutEmisor, senderTaxId: Caratula.RutEnvia, documents };
}
