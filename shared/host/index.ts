export { PlatformContext, type PlatformServices } from '../platform/context.ts';
export * from './slices.ts';
export * from './store.ts';
