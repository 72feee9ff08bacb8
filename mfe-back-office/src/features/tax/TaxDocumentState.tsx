import type { TaxDocumentRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';

const colors = {
  issued: 'blue',
  sent: 'blue',
  accepted: 'success',
  refused: 'error',
  annulled: 'default',
} as const satisfies Record<TaxDocumentRow['state'], string>;

// without wrapping, a long message would make the table wider than the screen
const words = { maxWidth: 'min(22rem, 50vw)', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** Shows whether the authority has a document, with its words when it has not. */
export function TaxDocumentState({ document: { state, problem } }: { document: TaxDocumentRow }) {
  const { t } = useTranslation('back-office');
  const isUnwritten = problem !== undefined && state === 'issued';
  return (
    <>
      <Tag color={isUnwritten ? 'error' : colors[state]}>{t(`tax.states.${isUnwritten ? 'unwritten' : state}`)}</Tag>
      {problem && (
        <div translate="no" style={words}>
          {problem}
        </div>
      )}
    </>
  );
}
