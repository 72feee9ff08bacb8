import type { EventRequest } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { useEventRequest } from '../events.api.ts';
import { RequestForm } from './RequestForm.tsx';
import { RequestLoadError } from './RequestLoadError.tsx';
import { valuesOf } from './request-values.ts';
import { useDraft } from './useDraft.ts';

/** Edits a saved request, or one that was submitted and not approved yet. */
export function EditRequest({ customerId, id }: { customerId: number; id: number }) {
  const [discards, setDiscards] = useState(0);
  return (
    <QueryBoundary query={useEventRequest(id)} skeleton={[56, 56, 56, 200]} failed={() => <RequestLoadError />}>
      {(request) => (
        <EditForm
          key={discards}
          customerId={customerId}
          request={request}
          onDiscarded={() => setDiscards(discards + 1)}
        />
      )}
    </QueryBoundary>
  );
}

interface EditFormProps {
  customerId: number;
  request: EventRequest;
  onDiscarded: () => void;
}

function EditForm({ customerId, request, onDiscarded }: EditFormProps) {
  const { t } = useTranslation('account');
  const { id, imagePath, hasGuests, county, additionalStops } = request;
  const draft = useDraft({ customerId, name: String(id), id }, valuesOf(request));
  const texts = {
    submit: t('requests.send'),
    failed: t('requests.edit_failed'),
    success: 'account:requests.edit_success',
  };
  return (
    <RequestForm
      draft={draft}
      texts={texts}
      stored={{
        image: imagePath || undefined,
        guests: hasGuests,
        counties: [county, ...additionalStops.map((stop) => stop.county)],
      }}
      onDiscard={() => {
        draft.clear();
        onDiscarded();
      }}
    />
  );
}
