import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { EmbeddedElement } from './attach.browser.tsx';
import type { School } from './create-embed-host.browser.ts';
import { EmbeddedPager, type PageChangeDetail } from './embedded-pager.tsx';

beforeAll(() => import('../../embed/boot.ts'));

/** The element as the boot script makes it, drawn anew with each word of the page. */
function show(markup = 'total="500"') {
  const place = document.createElement('div');
  place.innerHTML = `<shuyuan-pager ${markup}></shuyuan-pager>`;
  const element = place.firstElementChild as EmbeddedElement;
  const emit = vi.fn<(name: string, detail: unknown) => boolean>(() => true);
  const school = { locale: 'zh-CN' } as School;
  const draw = () => <EmbeddedPager {...{ given: element.given(), school, emit }} shut={() => {}} />;
  const { rerender } = render(draw());
  return {
    emit,
    say: (words: Record<string, unknown>) => {
      Object.assign(element, words);
      rerender(draw());
    },
    setAttribute: (name: string, value: string) => {
      element.setAttribute(name, value);
      rerender(draw());
    },
  };
}

const turn = () => fireEvent.click(screen.getByRole('button', { name: '下一页' }));
const sizes = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '每页条数' });
const currentPage = () => screen.getByRole('button', { current: 'page' }).textContent;

it('shows the page that is said, each time that it is said, wherever the reader has turned', () => {
  const { say } = show();
  turn();
  expect(currentPage()).toBe('2');
  say({ page: 1 });
  expect(currentPage()).toBe('1');
  turn();
  turn();
  say({ page: 1, total: 480 });
  expect(currentPage()).toBe('1');
});

it('stays where the reader has turned when something else is said, or the same attribute is set again', () => {
  const { say, setAttribute } = show('total="500" page="1"');
  turn();
  setAttribute('page', '1');
  say({ total: 480, page: undefined });
  expect(currentPage()).toBe('2');
  setAttribute('page', '7');
  expect(currentPage()).toBe('7');
});

it('keeps the size that the reader has chosen when a page is said', () => {
  const { say } = show('total="500" size="12"');
  fireEvent.change(sizes(), { target: { value: '16' } });
  say({ page: 3 });
  expect([currentPage(), sizes().value]).toEqual(['3', '16']);
  say({ size: 20 });
  expect(sizes().value).toBe('20');
});

it('shows a page that is said while another is on its way as soon as that has arrived', async () => {
  const { emit, say } = show('total="500" page="1"');
  let arrive = () => {};
  emit.mockImplementation((_, detail) => {
    (detail as PageChangeDetail).waitUntil(new Promise<void>((resolve) => (arrive = resolve)));
    return true;
  });
  turn();
  say({ page: 1 });
  expect(currentPage()).toBe('2');
  await act(async () => arrive());
  expect(currentPage()).toBe('1');
});
