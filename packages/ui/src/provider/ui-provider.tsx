import { useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ariaLocale } from './aria-locale.ts';
import { useStrictPolicy } from './strict-policy.ts';
import { UiContext, type Locale } from './ui-context.ts';
import { usePageDirection } from './use-page-direction.ts';

/** The settings of one root. `locale` is required, the rest defaults to what the browser does. */
export interface UiProviderProps {
  children: ReactNode;
  /** Language of the words that components say by themselves, and of numbers and dates. */
  locale: Locale;
  /**
   * Which way everything below it runs, for a part of a page that runs the other way; what it stands in needs the same `dir`.
   * @default that of the page, followed when it turns
   */
  direction?: 'ltr' | 'rtl';
  /** Where dialogs, menus and toasts are drawn: give a node of the shadow root when there is one. @default document.body */
  portalContainer?: HTMLElement | null;
  /**
   * The page's router: takes plain presses on links to addresses of the same origin. Presses with a modifier, new tabs
   * and other origins stay with the browser, and so does everything without it.
   */
  navigate?: (href: string) => void;
}

/** Tells every component of `ui` below it the language, the router and the place for overlays. One per root is enough. */
export function UiProvider(props: UiProviderProps) {
  const { children, locale, portalContainer = null, navigate, direction: own = null } = props;
  const page = usePageDirection();
  const direction = own ?? page;
  useStrictPolicy();
  const settings = useMemo(
    () => ({ locale, portalContainer, navigate: navigate ?? null, direction: own }),
    [locale, portalContainer, navigate, own],
  );
  const content = <UiContext.Provider value={settings}>{children}</UiContext.Provider>;
  return (
    <I18nProvider locale={ariaLocale(locale, direction)}>
      {navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content}
    </I18nProvider>
  );
}
