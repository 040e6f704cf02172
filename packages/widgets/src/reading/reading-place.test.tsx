import { StrictMode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { ReadingPlace, type ReadingPlaceProps } from './index.ts';
import { createReadingBackend } from './reading-backend.fixtures.ts';

/** jsdom lays nothing out: a text of 3000 px, thirty paragraphs, 500 px below the top of a window of 800 px. */
const [textTop, textHeight, windowHeight, blockHeight] = [500, 3000, 800, 100];
let scrolled = 0;

function boxOf(element: Element) {
  const number = /第(\d+)段/.exec(element.textContent)?.[1];
  const isBlock = element.localName === 'p';
  const top = textTop - scrolled + (isBlock ? (Number(number) - 1) * blockHeight : 0);
  const height = isBlock ? blockHeight : textHeight;
  return { top, bottom: top + height, height } as DOMRect;
}

beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('innerHeight', windowHeight);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => {
    task();
    return 0;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return boxOf(this);
  });
  vi.spyOn(window, 'scrollBy').mockImplementation(((how: ScrollToOptions) =>
    scroll(scrolled + (how.top ?? 0))) as typeof window.scrollBy);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function scroll(top: number) {
  scrolled = top;
  fireEvent.scroll(window);
}

/** So far that `place` per cent lie above the lower edge. */
const topOf = (place: number) => textTop + (textHeight * place) / 100 - windowHeight;

function show(props: Partial<ReadingPlaceProps> = {}, host: TestHost = createTestHost({ user: testUser })) {
  const backend = createReadingBackend();
  const page = (rest: Partial<ReadingPlaceProps>) => (
    <StrictMode>
      <HostProvider host={host}>
        <ReadingPlace study={backend.study} articleId={7} kept={{ place: 50 }} canRead {...rest}>
          {Array.from({ length: 30 }, (_, index) => (
            <p key={index}>第{index + 1}段</p>
          ))}
        </ReadingPlace>
      </HostProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(page(props));
  return {
    host,
    backend,
    unmount,
    renew: (rest: Partial<ReadingPlaceProps>) => rerender(page(rest)),
    advance: (ms: number) => act(() => host.advance(ms)),
    readTo: (place: number) => act(() => scroll(topOf(place))),
  };
}

const offer = () => screen.queryByRole('region', { name: '上次的阅读位置' });

it('offers the place of the last time before the text, and takes eyes and focus there', async () => {
  const { advance, backend } = show();
  expect(offer()?.textContent).toContain('上次读到50%');
  expect(offer()?.compareDocumentPosition(screen.getByText('第1段'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: '继续阅读' }));
  expect(scrolled).toBe(topOf(50));
  expect(offer()).toBeNull();
  // The window begins 700 px down the text; its first 80 px may be covered by a header.
  expect(document.activeElement).toBe(screen.getByText('第9段'));
  expect(window.scrollBy).toHaveBeenCalledWith({ top: topOf(50), behavior: 'smooth' });
  await advance(60_000);
  expect(backend.told()).toEqual([]);
});

it('jumps at once for who wants no motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  show();
  await userEvent.click(screen.getByRole('button', { name: '继续阅读' }));
  expect(window.scrollBy).toHaveBeenCalledWith({ top: topOf(50), behavior: 'instant' });
});

it('leaves no paragraph in the way of the Tab key after the focus has gone on', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: '继续阅读' }));
  const paragraph = screen.getByText('第9段');
  expect(paragraph.tabIndex).toBe(-1);
  act(() => paragraph.blur());
  expect(paragraph.hasAttribute('tabindex')).toBe(false);
});

it('withdraws the offer from who reads on, and leaves the focus where it is', () => {
  const { readTo } = show();
  readTo(12);
  expect(offer()).not.toBeNull();
  readTo(45);
  expect(offer()).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('takes a focus that is in the offer along when it goes', () => {
  const { readTo } = show();
  act(() => screen.getByRole('button', { name: '继续阅读' }).focus());
  readTo(45);
  expect(offer()).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('第8段'));
});

it('lets who does not want it stay, with the focus in the text', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: '不用了，从这里读' }));
  expect([offer(), scrolled]).toEqual([null, 0]);
  expect(document.activeElement).toBe(screen.getByText('第1段'));
});

it('tells how much lies above the lower edge of the window', async () => {
  const { advance, backend, readTo } = show({ kept: { place: 0 } });
  await advance(10_000);
  expect(backend.told()).toEqual([10]);
  readTo(33.4);
  await advance(10_000);
  readTo(110);
  await advance(10_000);
  expect(backend.told()).toEqual([10, 33, 100]);
});

it('tells nothing of who has scrolled past the whole text at once', async () => {
  const { advance, backend, readTo } = show({ kept: { place: 0 } });
  readTo(500);
  await advance(60_000);
  expect(backend.told()).toEqual([]);
});

it('tells nothing of a tab behind', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { advance, backend } = show({ kept: { place: 0 } });
  await advance(60_000);
  expect(backend.told()).toEqual([]);
});

it('does nothing for visitors, nor for who may not read it all, and draws the text all the same', async () => {
  const visitor = show({}, createTestHost());
  visitor.readTo(40);
  await visitor.advance(60_000);
  expect([offer(), visitor.backend.calls]).toEqual([null, []]);
  visitor.unmount();
  const { advance, backend, readTo, renew } = show({ canRead: false });
  readTo(40);
  await advance(60_000);
  renew({ kept: null });
  await advance(60_000);
  expect([offer(), backend.calls]).toEqual([null, []]);
  expect(screen.getAllByText(/第\d+段/)).toHaveLength(30);
});

it('begins for who signs in, with the same text on the page', () => {
  const { host, renew } = show({ kept: null }, createTestHost());
  const first = screen.getByText('第1段');
  act(() => host.setUser(testUser));
  expect(offer()).toBeNull();
  renew({ kept: { place: 50 } });
  expect(offer()).not.toBeNull();
  expect(screen.getByText('第1段')).toBe(first);
});
