import type { Page } from '@playwright/test';

/** Hands the school's element its token, as a page does from its own server's answer. */
export const say = (page: Page, words: Record<string, unknown>, selector = 'shuyuan-school') =>
  page.locator(selector).evaluate((element, given) => void Object.assign(element, given), words);

/** The focused element, however deep in shadow roots. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const name = active?.getAttribute('aria-label') ?? active?.getAttribute('placeholder');
    return name ?? active?.textContent;
  });

/** Keeps what bubbles out to the page, by name. */
export const listen = (page: Page, ...names: string[]) =>
  page.evaluate((heard) => {
    const log: unknown[] = [];
    Object.assign(window, { heard: log });
    for (const name of heard)
      document.addEventListener(name, (event) => {
        const { detail, target, composed } = event as CustomEvent<Record<string, unknown>>;
        log.push({
          name,
          composed,
          from: (target as Element).localName,
          detail: JSON.parse(JSON.stringify(detail)) as unknown,
        });
      });
  }, names);
export const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
