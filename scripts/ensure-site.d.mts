export function fingerprint(folder?: string, names?: readonly string[]): string;
export function ensureSite(): void;
