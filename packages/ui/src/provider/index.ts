export { UiProvider, type UiProviderProps } from './ui-provider.tsx';
export { LightUiProvider, type LightUiProviderProps } from './light-ui-provider.tsx';
export { useUi, type Locale, type UiSettings } from './ui-context.ts';
