export { UiProvider, type UiProviderProps } from './ui-provider.tsx';
export { useUi, type UiSettings } from './ui-context.ts';
export type { Locale, UiStrings } from './ui.strings.ts';
