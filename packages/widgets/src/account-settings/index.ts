export { AccountSettings, type AccountSettingsProps } from './account-settings.tsx';
export type { AccountSettingsStrings } from './account-settings.strings.ts';
