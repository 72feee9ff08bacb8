import type { EventFacets } from '@idavuelta/shared/contracts';
import { useHydrated } from '@idavuelta/shared/ui';
import { lazy, Suspense } from 'react';

const LiftFilters = lazy(() => import('./LiftFilters.tsx').catch(() => ({ default: () => null })));

/** The next step of an empty list, fetched when there is one; the chips above it are there at once. */
export const FiltersToLift = (props: { facets: EventFacets | undefined }) => (
  <Suspense>{useHydrated() && <LiftFilters {...props} />}</Suspense>
);
