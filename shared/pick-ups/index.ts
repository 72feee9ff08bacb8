export { type PickUpsQuery, pickUpsApi, usePickUpsQuery } from './pick-ups.api.ts';
export { storedCounty } from './stored-county.ts';
