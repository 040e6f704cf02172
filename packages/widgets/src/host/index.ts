export { createBrowserHost, type BrowserHostOptions } from './browser-host.browser.ts';
export { HostProvider, useHost, type HostProviderProps } from './host-context.tsx';
export type {
  Clock,
  ClipboardPort,
  Locale,
  LoginIntent,
  LoginMode,
  LoginPurpose,
  NetworkPort,
  NoticeManner,
  NoticeTone,
  PagesPort,
  Place,
  PlaceKind,
  PlayerPort,
  Scheduler,
  SessionPort,
  StoragePort,
  WidgetHost,
} from './widget-host.ts';
