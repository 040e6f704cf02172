import { UiProvider } from '@shuyuan/ui/provider';
import { ToastRegion } from '@shuyuan/ui/toast';
import { HostProvider } from '@shuyuan/widgets/host';
import { useMemo, type ReactNode } from 'react';
import { SiteProvider, usePreferences, useSite, type Site } from './stores/site-context.tsx';

export interface AppProps {
  site: Site;
  /** The router's own provider. */
  children: ReactNode;
}

/** Gives pages and widgets what they stand on: the site, the language, the host. */
export function App({ site, children }: AppProps) {
  return (
    <SiteProvider site={site}>
      <Ground>{children}</Ground>
    </SiteProvider>
  );
}

function Ground({ children }: { children: ReactNode }) {
  const { host, navigate, toasts } = useSite();
  const locale = usePreferences((chosen) => chosen.locale);
  const localHost = useMemo(() => ({ ...host, locale }), [host, locale]);
  return (
    <UiProvider locale={locale} navigate={navigate}>
      <HostProvider host={localHost}>
        {children}
        <ToastRegion queue={toasts} />
      </HostProvider>
    </UiProvider>
  );
}
