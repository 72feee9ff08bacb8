export { type PickUpsQuery, pickUpsApi, usePickUpsQuery } from './pick-ups.api.ts';
