import type { LaunchOptions } from 'playwright';

export const launchArgs: string[];
export function browserLaunchOptions(): Promise<LaunchOptions>;
