/** What a traveller may need in a van beside a seat. */
export const spaceKinds = ['wheelchair', 'childSeat', 'luggage'] as const;
export type SpaceKind = (typeof spaceKinds)[number];

/** Lists the kinds of which there are any, in the same order everywhere. */
export const listSpaces = (counts: { [kind in SpaceKind]?: number | undefined } = {}) =>
  spaceKinds.flatMap((kind) => (counts[kind] ? [{ kind, quantity: counts[kind] }] : []));
