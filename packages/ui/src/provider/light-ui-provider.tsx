import { useMemo, type ReactNode } from 'react';
import { UiContext, type Locale } from './ui-context.ts';

/** As `UiProviderProps`, without router and direction, which need react-aria. */
export interface LightUiProviderProps {
  children: ReactNode;
  /** Language of the words that components say by themselves. */
  locale: Locale;
  /** Where dialogs and toasts are drawn: give a node of the shadow root when there is one. @default document.body */
  portalContainer?: HTMLElement | null;
}

/**
 * `UiProvider` without the share of react-aria, for widgets whose bytes are counted. It serves what stands on the
 * browser's own controls; of the rest only what comes late and brings that share with it, as `LightBox` in `RichText` does.
 */
export function LightUiProvider({ children, locale, portalContainer = null }: LightUiProviderProps) {
  const settings = useMemo(
    () => ({ locale, portalContainer, navigate: null, direction: null }),
    [locale, portalContainer],
  );
  return <UiContext.Provider value={settings}>{children}</UiContext.Provider>;
}
