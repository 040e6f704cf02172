import { featureNames, type FeatureName, type SiteConfig } from '@shuyuan/api-client';

/** Which feature sections are open. */
export type Flags = Readonly<Record<FeatureName, boolean>>;

/** What holds until the server has spoken, and when it cannot be reached: only the member centre is open. */
export const defaultFlags: Flags = flagsFrom({ vip: true });

/** A switch that the server does not mention keeps its default. */
export const readFlags = (config: Pick<SiteConfig, 'features'>): Flags =>
  flagsFrom({ ...defaultFlags, ...config.features });

/** Whether something that may hang on a switch is open. Without a switch it always is; of several switches one is enough. */
export const isOpen = (flag: FeatureName | readonly FeatureName[] | undefined, flags: Flags): boolean =>
  flag === undefined || (typeof flag === 'string' ? flags[flag] : flag.some((each) => flags[each]));

function flagsFrom(given: Partial<Record<FeatureName, boolean>>): Flags {
  return Object.fromEntries(featureNames.map((name) => [name, given[name] === true])) as Flags;
}
