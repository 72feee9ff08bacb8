import type { EventRequest } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { useEventRequest } from '../events.api.ts';
import { RequestForm } from './RequestForm.tsx';
import { RequestLoadError } from './RequestLoadError.tsx';
import { repeatedValues } from './request-values.ts';
import { useDraft } from './useDraft.ts';

interface CreateRequestProps {
  customerId: number;
  /** Id of the request to repeat. */
  from?: number;
}

export function CreateRequest({ customerId, from }: CreateRequestProps) {
  return from ? <RepeatRequest customerId={customerId} id={from} /> : <NewRequest customerId={customerId} />;
}

function RepeatRequest({ customerId, id }: { customerId: number; id: number }) {
  return (
    <QueryBoundary query={useEventRequest(id)} skeleton={[56, 56, 56, 200]} failed={() => <RequestLoadError />}>
      {(request) => <NewRequest customerId={customerId} from={request} />}
    </QueryBoundary>
  );
}

interface NewRequestProps {
  customerId: number;
  from?: EventRequest;
}

function NewRequest(props: NewRequestProps) {
  const [discards, setDiscards] = useState(0);
  return <NewRequestForm key={discards} {...props} onDiscarded={() => setDiscards(discards + 1)} />;
}

function NewRequestForm({ customerId, from, onDiscarded }: NewRequestProps & { onDiscarded: () => void }) {
  const { t } = useTranslation('account');
  const draft = useDraft({ customerId, name: from ? `from-${from.id}` : 'new' }, from ? repeatedValues(from) : {});
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
