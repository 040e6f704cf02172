export function isPortTaken(port: number, host?: string): Promise<boolean>;
export function ensurePort(environment?: Record<string, string | undefined>): Promise<void>;
