import type { ChosenPicture } from './NewPicture.tsx';

/** Pictures of new events that could not be stored with them, by slug, for the next try on the event's page. */
export const unstoredPictures = new Map<string, { picture: ChosenPicture; error: unknown }>();
