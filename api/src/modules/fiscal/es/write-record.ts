import type { SpainSettings } from '@idavuelta/shared/contracts/schemas/staff';
import type { RecordRequest, Setup } from '../authority.ts';
import { renderAlta } from './alta.ts';
import { renderAnulacion } from './anulacion.ts';
import type { ChainLink } from './record-tree.ts';
import { toVerifactuSettings } from './spain-settings.ts';

/** How a document is made anew: the authority has it, refused to change it, or does not have it. */
function remadeAs({ before, isKnown }: RecordRequest) {
  if (!before) return;
  if (before.state === 'observed') return 'N';
  return before.wasRepeated && isKnown ? 'S' : 'X';
}

export function writeRecord(request: RecordRequest, { settings }: Setup<SpainSettings>, qrUrl: string) {
  const { document, operation, before, isKnown, madeAt, place } = request;
  const { issuedAt, buyer } = document;
  const recordPlace = {
    settings: toVerifactuSettings(settings, qrUrl),
    servesMany: false,
    // the clocks of the database and of this process may differ
    generatedAt: new Date(Math.max(madeAt.getTime(), issuedAt.getTime())),
    position: place.position,
    // as `write` returned it
    previous: place.link as ChainLink | undefined,
  };
  if (operation === 'annul') {
    const rejectedBefore = before?.state === 'refused';
    return renderAnulacion(document, { ...recordPlace, unknownToAuthority: !isKnown, rejectedBefore });
  }
  const buyerCountry = buyer.idKind === 'passport' ? (buyer.country ?? document.issuer.country) : undefined;
  return renderAlta(document, { ...recordPlace, buyerCountry, remade: remadeAs(request) });
}
