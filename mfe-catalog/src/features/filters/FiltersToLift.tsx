import type { EventFacets } from '@idavuelta/shared/contracts';
import { useHydrated } from '@idavuelta/shared/ui';
import { lazy, Suspense } from 'react';

const LiftFilters = lazy(() => import('./LiftFilters.tsx').catch(() => ({ default: () => null })));

/** Suggests filters to remove when a list is empty; loaded only then. The filter chips above it are always there. */
export const FiltersToLift = (props: { facets: EventFacets | undefined }) => (
  <Suspense>{useHydrated() && <LiftFilters {...props} />}</Suspense>
);
