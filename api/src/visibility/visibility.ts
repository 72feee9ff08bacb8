import type { EventVisibility } from '@idavuelta/shared/contracts';

interface VisibilityRule {
  /** In lists, recommendations, search and the sitemap. */
  listed: boolean;
  /** Found by its number, which can be guessed; by its slug, the link, every event is found. */
  foundById: boolean;
  /** Who may read what it sells: whoever knows of it. */
  offerFor: 'anybody';
  bookedBy: 'anybody' | 'invited';
}

/** What each visibility of an event allows. Every list, page, offer and order asks here. */
export const visibilityRules: Record<EventVisibility, VisibilityRule> = {
  public: { listed: true, foundById: true, offerFor: 'anybody', bookedBy: 'anybody' },
  unlisted: { listed: false, foundById: false, offerFor: 'anybody', bookedBy: 'anybody' },
  invited: { listed: false, foundById: false, offerFor: 'anybody', bookedBy: 'invited' },
};

/** The visibilities whose rule says so. */
export const visibilitiesThat = (allows: (rule: VisibilityRule) => boolean) =>
  (Object.keys(visibilityRules) as EventVisibility[]).filter((visibility) => allows(visibilityRules[visibility]));
