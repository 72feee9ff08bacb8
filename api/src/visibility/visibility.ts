import type { StoredVisibility } from '../database/column-types.ts';

interface VisibilityRule {
  /** In lists, recommendations, search and the sitemap. */
  listed: boolean;
  /** Found by its number, which can be guessed. */
  foundById: boolean;
  /** Found by its slug, the link. */
  foundByLink: boolean;
  /** Who may read its offer: everybody with its link. */
  offerFor: 'anybody' | 'nobody';
  bookedBy: 'anybody' | 'invited' | 'nobody';
}

/** What each visibility of an event allows. Every list, page, offer and order asks here. */
export const visibilityRules: Record<StoredVisibility, VisibilityRule> = {
  draft: { listed: false, foundById: false, foundByLink: false, offerFor: 'nobody', bookedBy: 'nobody' },
  public: { listed: true, foundById: true, foundByLink: true, offerFor: 'anybody', bookedBy: 'anybody' },
  unlisted: { listed: false, foundById: false, foundByLink: true, offerFor: 'anybody', bookedBy: 'anybody' },
  invited: { listed: false, foundById: false, foundByLink: true, offerFor: 'anybody', bookedBy: 'invited' },
};

/** The visibilities whose rule says so. */
export const visibilitiesThat = (allows: (rule: VisibilityRule) => boolean) =>
  (Object.keys(visibilityRules) as StoredVisibility[]).filter((visibility) => allows(visibilityRules[visibility]));
