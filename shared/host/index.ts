export { type ApiClient, ApiError, type ApiRequest, dataOf, problemIn } from '../api/index.ts';
export { PlatformContext, type PlatformServices } from '../platform/context.ts';
export { carriedLibraries } from './carried.ts';
export * from './slices.ts';
export * from './store.ts';
