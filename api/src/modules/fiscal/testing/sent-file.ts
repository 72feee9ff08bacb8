import type { Operation } from '../../../database/fiscal-content.ts';
import type { Authority, SentFile, SentRecord, Setup } from '../authority.ts';
import type { FiscalDocument } from '../fiscal-document.ts';

interface SentOptions {
  operation?: Operation;
  /** Counts the files of the day. */
  number?: number;
  at: Date;
  cafs?: Uint8Array[];
}

/** Writes records of documents and packs them into a file, as the core does before it is sent. */
export async function aSentFile<Settings>(
  authority: Authority<Settings>,
  setup: Setup<Settings>,
  documents: FiscalDocument[],
  { operation = 'issue', number = 1, at, cafs = [] }: SentOptions,
): Promise<SentFile> {
  const reason = operation === 'annul' ? 'Datos errados' : undefined;
  const records: SentRecord[] = [];
  for (const document of documents) {
    const { xml } = await authority.write(
      {
        ...{ document, operation, reason, cafs, isKnown: true, madeAt: at },
        place: { position: records.length + 1, link: undefined },
      },
      setup,
    );
    records.push({ id: records.length + 1, document, operation, reason: reason ?? null, xml: xml ?? null });
  }
  const [first] = records;
  if (!first) throw new RangeError('documents: is empty');
  const { channel } = authority.route(first);
  return { channel, ticket: null, records, ...authority.pack({ channel, records, number, at }, setup) };
}

/** The file once it was taken. */
export const withTicket = (file: SentFile, answer: { state: string; ticket?: string }): SentFile => ({
  ...file,
  ticket: answer.ticket ?? file.ticket,
});
