import type { LaunchOptions } from 'playwright';

export const launchArgs: string[];
export const hasPinnedBrowser: boolean;
export function browserLaunchOptions(): Promise<LaunchOptions>;
