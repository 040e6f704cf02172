import { createContext, useContext } from 'react';
import { uiStrings, type Locale, type UiStrings } from './ui.strings.ts';

export interface UiSettings {
  locale: Locale;
  strings: UiStrings;
  /** Where dialogs, menus and toasts are drawn; the end of the body when null. */
  portalContainer: HTMLElement | null;
}

export const UiContext = createContext<UiSettings>({
  locale: 'zh-CN',
  strings: uiStrings['zh-CN'],
  portalContainer: null,
});

/** Language, own words and portal of the nearest `UiProvider`; Chinese and the body without one. */
export const useUi = () => useContext(UiContext);
