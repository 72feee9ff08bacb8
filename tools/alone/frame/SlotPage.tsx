import type { EventDetail, SlotName } from '@idavuelta/shared/contracts';
import type { ApiClient } from '@idavuelta/shared/host';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { exampleEvent } from './example-params.ts';
import { loadSlot } from './module-files.ts';

/** Shows a component that fills a slot, with the event that another module's page would pass. */
export function SlotPage({ file, client }: { file: string; client: ApiClient }) {
  const Slot = useMemo(() => lazy(() => loadSlot<SlotName>(file)), [file]);
  const [event, setEvent] = useState<EventDetail>();
  useEffect(() => {
    void client<EventDetail>({ url: exampleEvent }).then(setEvent);
  }, [client]);
  return (
    <div className="page">
      <Suspense>{event && <Slot event={event} />}</Suspense>
    </div>
  );
}
