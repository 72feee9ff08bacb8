import type { StoredVisibility } from '../database/column-types.ts';

interface VisibilityRule {
  /** Appears in lists, recommendations, search and the sitemap. */
  listed: boolean;
  /** Can be found by its id, which is guessable. */
  foundById: boolean;
  /** Can be found by its slug. */
  foundByLink: boolean;
  /** Who may see its offer: everyone with the link, or no one. */
  offerFor: 'anybody' | 'nobody';
  bookedBy: 'anybody' | 'invited' | 'nobody';
}

/** What each visibility allows. Every list, page, offer and order uses these rules. */
export const visibilityRules: Record<StoredVisibility, VisibilityRule> = {
  draft: { listed: false, foundById: false, foundByLink: false, offerFor: 'nobody', bookedBy: 'nobody' },
  public: { listed: true, foundById: true, foundByLink: true, offerFor: 'anybody', bookedBy: 'anybody' },
  unlisted: { listed: false, foundById: false, foundByLink: true, offerFor: 'anybody', bookedBy: 'anybody' },
  invited: { listed: false, foundById: false, foundByLink: true, offerFor: 'anybody', bookedBy: 'invited' },
};

export const visibilitiesThat = (allows: (rule: VisibilityRule) => boolean) =>
  (Object.keys(visibilityRules) as StoredVisibility[]).filter((visibility) => allows(visibilityRules[visibility]));
