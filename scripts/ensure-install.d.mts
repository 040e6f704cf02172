export const pinnedNode: string;
export function whatIsMissing(root?: string): string | null;
export function ensureInstalled(): Promise<void>;
export function countInstalled(root?: string): string;
