export function selection(): string[];
export function nodeVersion(): string;
export function hasNode(): boolean;
export function isInstalled(): boolean;
export function markInstalled(): void;
