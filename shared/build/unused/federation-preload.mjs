// `preloadRemote` needs a manifest; the gateway writes preloads into the page.
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = async () => [];
