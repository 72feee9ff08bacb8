import type { EventRequest } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { useEventRequest } from '../events.api.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { RequestForm } from './RequestForm.tsx';
import { repeatedValues } from './request-values.ts';
import { useDraft } from './useDraft.ts';

/** A new request. @param from request to be repeated */
export function CreateRequest({ from }: { from?: number }) {
  return from ? <RepeatRequest id={from} /> : <NewRequest />;
}

function RepeatRequest({ id }: { id: number }) {
  return (
    <QueryBoundary query={useEventRequest(id)} skeleton={[56, 56, 56, 200]} failed={() => <NotLoaded />}>
      {(request) => <NewRequest from={request} />}
    </QueryBoundary>
  );
}

function NewRequest({ from }: { from?: EventRequest }) {
  const [discards, setDiscards] = useState(0);
  return <NewRequestForm key={discards} from={from} onDiscarded={() => setDiscards(discards + 1)} />;
}

function NewRequestForm({ from, onDiscarded }: { from?: EventRequest; onDiscarded: () => void }) {
  const { t } = useTranslation('account');
  const draft = useDraft(from ? `from-${from.id}` : 'new', from ? repeatedValues(from) : {});
  const texts = {
    submit: t('requests.create'),
    failed: t('create_event_failed'),
    success: 'account:create_event_success',
  };
  const image = from?.imagePath || undefined;
  return (
    <RequestForm
      draft={draft}
      texts={texts}
      stored={{
        image,
        guests: false,
        counties: from ? [from.county, ...from.additionalStops.map(({ county }) => county)] : [],
      }}
      takenImage={image}
      onDiscard={() => {
        draft.clear();
        onDiscarded();
      }}
    />
  );
}
