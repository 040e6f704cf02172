/** Every pager turns the same list. */
export const total = 1_000_000;
export const size = 10;

const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** What a page under measurement offers: the pager drawn, and its next page asked for so many times. */
export function offerPager(draw, next) {
  window.bench = {
    async mount() {
      draw(document.getElementById('root'));
      while (!document.querySelector(next)) await painted();
      await painted();
    },
    async turn(times) {
      for (let count = 0; count < times; count += 1) {
        document.querySelector(next).click();
        await painted();
      }
      return document.querySelector('[aria-current=page], [aria-current=true]')?.textContent.trim();
    },
  };
}
