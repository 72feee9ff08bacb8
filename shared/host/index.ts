export { type ApiClient, ApiError, type ApiRequest, dataOf, problemIn } from '../api/index.ts';
export { PlatformContext, type PlatformServices } from '../platform/context.ts';
export * from './slices.ts';
export * from './store.ts';
export { storeLibraries } from './store-libraries.ts';
