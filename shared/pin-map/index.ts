export { PinMap as default, type PinMapProps } from './PinMap.tsx';
