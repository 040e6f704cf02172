import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** What no page may do unseen: complain to the console (a broken content security policy among it), ask another host. */
export interface Watch {
  /** This test is about complaints that match. */
  allow: (...patterns: RegExp[]) => void;
  /** Fails with what was seen and not allowed. */
  check: () => void;
}

/** How a page hears of messages in the background: it is cut with the server or the network, and begins again by itself. */
const background = /\/api\/v2\/my\/(messages\/live|unreadNotificationCount)$|\/assets\/live-unread\.browser-/;

/** Watches every page of a context. `origin` is the only host that its pages may speak to. */
export function watchContext(context: BrowserContext, origin: string): Watch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const foreign = new Set<Request>();

  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && asked !== origin) foreign.add(request);
  });
  context.on('requestfailed', (request) => {
    // The policy has kept it from leaving, and has complained to the console.
    if (request.failure()?.errorText === 'csp') foreign.delete(request);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !background.test(url)) seen.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (problem) => seen.push(`uncaught: ${problem.error().stack ?? ''}`));
  context.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });

  return {
    allow: (...patterns) => void allowed.push(...patterns),
    check() {
      const asked = [...foreign].map((request) => `foreign request: ${request.url()}`);
      const isAllowed = (text: string) => allowed.some((pattern) => pattern.test(text));
      const unexpected = [...seen, ...asked].filter((text) => !isAllowed(text));
      expect(unexpected, 'nothing to complain about').toEqual([]);
    },
  };
}

/** The site's calls from now on, as `GET /api/v2/home`, without those that go on in the background. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !background.test(pathname))
      calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}
