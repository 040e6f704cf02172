export function bundledLibraries(folder?: string): Promise<string | null>;
