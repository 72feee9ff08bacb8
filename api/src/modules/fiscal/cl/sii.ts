import { dayAt } from '@idavuelta/shared/contracts/time';
import type { SiiConfig } from '../../../config/fiscal/sii-config.ts';
import type { Authority, FileRequest, NewRecord, RecordRequest, SentFile, SentRecord, Setup } from '../authority.ts';
import { invalid } from '../invalid.ts';
import { certificateOf } from '../signing/certificate-of.ts';
import { readCaf } from './caf.ts';
import { typeOf } from './document-type.ts';
import { renderEnvelope } from './envelope.ts';
import { renderDocument } from './render-document.ts';
import type { ChileSettings } from './settings.ts';
import { chileDefaults } from './settings.ts';
import { createBoletaChannel } from './sii-boletas.ts';
import { createNoteChannel } from './sii-notes.ts';

/** @throws RangeError that names the field; CafError; CertificateError */
function write({ document, operation, cafs, madeAt }: RecordRequest, setup: Setup<ChileSettings>): NewRecord {
  if (operation === 'annul') throw invalid('operation', 'a document is annulled by a credit note only');
  const type = typeOf(document);
  const inRange = cafs
    .map(readCaf)
    .find((caf) => caf.type === type && document.number >= caf.from && document.number <= caf.to);
  if (!inRange) throw invalid('number', 'is in the range of no CAF');
  const certificate = certificateOf(setup);
  return renderDocument(document, { settings: setup.settings, caf: inRange, certificate, signedAt: madeAt });
}

/** Boletas go together; credit notes one by one, for the SII does not say which of several it refuses. */
const route = ({ document: { kind } }: SentRecord) =>
  kind === 'credit-note' ? { channel: 'notes', key: '', max: 1 } : { channel: 'boletas', key: '', max: 500 };

function pack({ channel, records, number, at }: FileRequest, setup: Setup<ChileSettings>) {
  const { settings, timeZone } = setup;
  const documents = records.map(({ xml }, index) => {
    if (!xml) throw invalid(`records[${index}]`, 'has no XML');
    return xml;
  });
  const { xml } = renderEnvelope(documents, {
    ...{ settings, timeZone, certificate: certificateOf(setup), signedAt: at },
  });
  return { name: `${channel}-${dayAt(at, timeZone)}-${number}`, content: xml };
}

/** Creates the exchange of the SII (Chile). @param config undefined where nothing is to be sent */
export function createSii(config?: SiiConfig): Authority<ChileSettings> {
  const channels = config && { boletas: createBoletaChannel(config), notes: createNoteChannel(config) };

  function channelOf({ channel }: SentFile) {
    if (!channels) throw new Error('The SII is not configured: SII_BOLETA_API_URL');
    return channel === 'notes' ? channels.notes : channels.boletas;
  }

  return {
    country: 'CL',
    name: 'SII',
    isConfigured: config !== undefined,
    hasChain: false,
    canAnnul: false,
    canRepeat: true,
    defaults: chileDefaults,
    secondsBetweenFiles: 0,
    namedFrom: () => undefined,
    printing: ({ settings: { resolution } }) => ({ resolution }),

    write,
    route,
    pack,
    send: async (file, setup) => channelOf(file).send(file, setup),
    ask: async (file, setup) => channelOf(file).ask(file, setup),
  };
}
