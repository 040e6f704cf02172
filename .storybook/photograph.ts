import type { CDPSession, Page } from 'playwright';

/** What of a page its picture shows, in pixels from its upper left corner. */
export interface Frame {
  width: number;
  height: number;
  /** Whether the whole page can be seen without scrolling. */
  fitsViewport: boolean;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Asks the browser itself for a picture. `page.screenshot` prepares every frame of the page and measures it first,
 * which `pageTools.freeze` has done in the same call as everything else.
 */
export async function photograph(page: Page, { width, height, fitsViewport }: Frame): Promise<Buffer> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: !fitsViewport,
  });
  return Buffer.from(data, 'base64');
}
