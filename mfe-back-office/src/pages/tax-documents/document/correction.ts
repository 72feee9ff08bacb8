import type { TaxCorrection, TaxDocumentDetail } from '@idavuelta/shared/contracts/staff';

export type Method = TaxCorrection['method'];
export type IdKind = TaxCorrection['buyer']['idKind'];

export const idKinds = ['company', 'personal', 'passport', 'none'] as const satisfies IdKind[];

/** Returns the ways in which a document can be corrected now: the authority has nothing of a refused one to take back. */
export const methodsOf = ({ canCorrect, canAnnul, state }: TaxDocumentDetail): Method[] => [
  ...(canCorrect && state !== 'refused' ? (['credit-note'] as const) : []),
  ...(canAnnul ? (['annulment'] as const) : []),
];

/** Values of the form; what a kind of id does not need stays in the form and is not sent. */
export interface CorrectionValues {
  method: Method;
  reason: string;
  buyer: { idKind: IdKind; taxId?: string; name?: string; address?: string; country?: string };
}

/** Returns the request of a correction. */
export function toCorrection({ method, reason, buyer }: CorrectionValues): TaxCorrection {
  const { idKind, taxId = '', name = '', address = '', country = '' } = buyer;
  if (idKind === 'none') return { method, reason, buyer: { idKind, name } };
  return {
    method,
    reason,
    buyer: {
      ...{ idKind, taxId, name },
      ...(address && { address }),
      ...(idKind === 'passport' && country && { country }),
    },
  };
}
