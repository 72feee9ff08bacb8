export function selection(): string[];
export function isInstalled(): boolean;
export function markInstalled(): void;
