export function isInstalled(): boolean;
export function markInstalled(): void;
