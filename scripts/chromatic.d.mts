export const buildCommands: [command: string, options: string[]][];
export function chromaticArguments(given: string[], env: Record<string, string | undefined>): string[];
