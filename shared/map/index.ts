export { BaseMap, labelStyle } from './BaseMap.tsx';
export { MapGround } from './MapGround.ts';
export { labelOffset, meetingPin, placePin } from './pins.ts';
