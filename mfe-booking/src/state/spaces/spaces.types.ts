import type { SpaceCounts } from '@idavuelta/shared/contracts';

/** What each ticket needs beside seats, by ticket id. */
export type SpacesState = Record<string, SpaceCounts>;
