export { AccountSettings } from './account-settings.tsx';
export type { AccountSettingsProps } from './account-settings.props.ts';
export type { AccountSettingsStrings } from './account-settings.strings.ts';
