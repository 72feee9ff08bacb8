export { keptCounty } from './kept-county.ts';
export { type PickUpsQuery, pickUpsApi, usePickUpsQuery } from './pick-ups.api.ts';
