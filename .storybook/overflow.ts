import type { Page } from 'playwright';

/** What reaches over the page's edges, and so could only be read by scrolling sideways (WCAG 1.4.10). */
export const sidewaysOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent === document.body) return false;
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    };
    const name = (element: Element) => {
      const marked = element.closest('[data-component]')?.getAttribute('data-component') ?? 'story';
      return `${marked}: <${element.localName}> ${element.textContent?.trim().slice(0, 30)}`;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1 || (left >= -1 && right <= edge + 1)) return false;
        return element.checkVisibility({ visibilityProperty: true }) && !isClipped(element);
      })
      .slice(0, 5)
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${name(element)} reaches from ${left.toFixed(0)} to ${right.toFixed(0)} of ${edge}`;
      });
  });
