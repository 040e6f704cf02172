import { createHttp, createMyApi, type Http } from '@shuyuan/api-client';
import { createBrowserHost } from '../host/browser-host.browser.ts';
import type { Locale, LoginIntent, LoginMode, Place, WidgetHost } from '../host/widget-host.ts';
import { createEmbedSession, type EmbedSession } from './embed-session.ts';
import { addressOf } from './places.ts';
import { createRenewingFetch } from './renewing-fetch.ts';

/** What a page says of a school. Read again whenever it is needed, so that what changes later counts. */
export interface SchoolOptions {
  /** Scheme and host of the school's server, without a trailing slash. Another one is another school. */
  baseUrl: string;
  /** @default 'zh-CN' */
  locale?: Locale | undefined;
  /** The login token of the person before the page, from your own server. Hand it over in script, never in markup. */
  token?: string | null | undefined;
  /** Answers a fresh token when the server refuses the present one; null ends the session. Without it the session ends. */
  renewToken?: ((expired: string) => string | null | Promise<string | null>) | undefined;
  /**
   * Somebody wants to go to a piece of content; `href` is its page on the school's own site. Without it the browser goes
   * there.
   */
  onNavigate?: ((place: Place, href: string) => void) | undefined;
  /**
   * Somebody must sign in. Set `token` when they have: what they wanted goes on by itself. Without it the school's own
   * login dialog opens.
   */
  onLoginRequired?: ((mode: LoginMode, intent?: LoginIntent) => void) | undefined;
  /** How requests leave. @default the browser's `fetch` */
  fetch?: typeof globalThis.fetch | undefined;
}

/** One school on one page: its calls, its session, its host. Two of them never meet. */
export interface School {
  baseUrl: string;
  locale: Locale;
  http: Http;
  session: EmbedSession;
  host: WidgetHost;
  /** Where the school's own site shows a place. */
  hrefOf: (place: Place) => string;
  /** Takes over what the page's options say now. */
  refresh: () => void;
  /** An element that shows our login dialog, when the page shows none. Answers the way to take it back. */
  addLogin: (open: (mode: LoginMode) => void) => () => void;
  /** The page has done with it. */
  close: () => void;
}

/**
 * Makes a school of a page's options. `openOwnLogin` is asked when somebody must sign in, neither the page nor an
 * element of ours does it; `onUnreachable` is called once, when a call gets no answer at all.
 */
export function createEmbedHost(
  options: () => SchoolOptions,
  openOwnLogin: (school: School) => void,
  onUnreachable: () => unknown = () => {},
): School {
  const { baseUrl, locale = 'zh-CN' } = options();
  const logins = createLogins();
  const hrefOf = (place: Place) => addressOf(place, baseUrl);
  let hasFailed = false;
  const send: typeof fetch = async (...request) => {
    try {
      return await (options().fetch ?? fetch)(...request);
    } catch (error) {
      // A call that was given up, or a reader without a network, says nothing about the school.
      const isServers = navigator.onLine && (error as Error).name !== 'AbortError';
      if (isServers && !hasFailed) onUnreachable();
      hasFailed ||= isServers;
      throw error;
    }
  };
  const session = createEmbedSession({
    // Past the renewing: the answer must be about this very token.
    loadUser: (token) => createMyApi(createHttp({ baseUrl, fetch: send, token: () => token })).detail(),
    renewToken: async (expired) => (await options().renewToken?.(expired)) ?? null,
    onLoginRequired(mode, intent) {
      const { onLoginRequired } = options();
      if (onLoginRequired) return onLoginRequired(mode, intent);
      if (logins.ask(mode)) openOwnLogin(school);
    },
    onFailed: () => {},
  });
  const http = createHttp({
    baseUrl,
    fetch: createRenewingFetch(send, session.renew),
    token: session.token,
    onUnauthorized: session.expire,
  });
  const host = createBrowserHost({
    session,
    locale,
    storageName: `shuyuan@${baseUrl}`,
    notify: () => {},
    navigate(place) {
      const href = hrefOf(place);
      const { onNavigate } = options();
      if (onNavigate) onNavigate(place, href);
      else window.location.assign(href);
    },
  });
  let said: string | null | undefined;
  const school: School = {
    baseUrl,
    locale,
    http,
    session,
    host,
    hrefOf,
    refresh() {
      const { token } = options();
      // Only what is new: meanwhile somebody may have signed in with our own dialog.
      if (token !== said) session.setToken(token ?? null);
      said = token;
    },
    addLogin: (open) => logins.add(open),
    close: host.scheduler.onWake(session.refresh),
  };
  school.refresh();
  return school;
}

/** The login elements of one school. A request that comes before there is one waits for it. */
function createLogins() {
  const open: ((mode: LoginMode) => void)[] = [];
  let waiting: LoginMode | null = null;
  return {
    /** Opens the last one. True when there is none yet. */
    ask(mode: LoginMode): boolean {
      const last = open.at(-1);
      if (last) last(mode);
      else waiting = mode;
      return !last;
    },
    add(one: (mode: LoginMode) => void) {
      open.push(one);
      if (waiting !== null) one(waiting);
      waiting = null;
      return () => void open.splice(open.indexOf(one), 1);
    },
  };
}
