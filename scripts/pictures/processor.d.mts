export function processorOf(cpuinfo: string): string;
export function thisProcessor(): string;
