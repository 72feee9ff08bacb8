import type { EventFacets } from '@idavuelta/shared/contracts';
import { useHydrated } from '@idavuelta/shared/ui';
import { lazy, Suspense } from 'react';

const RemoveFilters = lazy(() => import('./RemoveFilters.tsx').catch(() => ({ default: () => null })));

/** Suggests filters to remove when a list is empty; loaded only then. The filter chips above it are always there. */
export const LazyRemoveFilters = (props: { facets: EventFacets | undefined }) => (
  <Suspense>{useHydrated() && <RemoveFilters {...props} />}</Suspense>
);
