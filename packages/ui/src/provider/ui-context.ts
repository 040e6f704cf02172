import { createContext, useContext } from 'react';

/** Languages of the interface. Chinese is the first. */
export type Locale = 'zh-CN' | 'en';

/** The settings of the nearest provider, as `useUi` returns them. */
export interface UiSettings {
  locale: Locale;
  /** Where dialogs, menus and toasts are drawn; the end of the body when null. */
  portalContainer: HTMLElement | null;
  /** The page's router; null leaves links to the browser. */
  navigate: ((href: string) => void) | null;
  /** Which way a part of the page was told to run; null follows the page. */
  direction: 'ltr' | 'rtl' | null;
}

export const UiContext = createContext<UiSettings>({
  locale: 'zh-CN',
  portalContainer: null,
  navigate: null,
  direction: null,
});

/** Language and portal of the nearest `UiProvider`; Chinese and the body without one. */
export const useUi = () => useContext(UiContext);

/** A component's own words in the reader's language. Each keeps its table beside it, so that one pulls in no other's. */
export const useStrings = <Strings>(table: Record<Locale, Strings>) => table[useUi().locale];
