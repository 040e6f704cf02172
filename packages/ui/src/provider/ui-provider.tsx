import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UiContext } from './ui-context.ts';
import { uiStrings, type Locale } from './ui.strings.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** Language of the words that components say by themselves, and of numbers and dates. */
  locale: Locale;
  /** Where dialogs, menus and toasts are drawn: give a node of the shadow root when there is one. @default document.body */
  portalContainer?: HTMLElement | null;
}

/** Tells every component of `ui` below it the language and the place for overlays. One per root is enough. */
export function UiProvider({ children, locale, portalContainer = null }: UiProviderProps) {
  const settings = useMemo(
    () => ({ locale, strings: uiStrings[locale], portalContainer }),
    [locale, portalContainer],
  );
  return (
    <I18nProvider locale={locale}>
      <UiContext.Provider value={settings}>{children}</UiContext.Provider>
    </I18nProvider>
  );
}
