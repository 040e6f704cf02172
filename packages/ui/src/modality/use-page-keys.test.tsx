import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { usePageKeys } from './use-page-keys.browser.ts';

function Player({ onKey }: { onKey: (key: string) => boolean }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  usePageKeys(element, ({ key }) => onKey(key));
  return (
    <section ref={setElement} data-testid="player">
      <h2 tabIndex={-1}>影片</h2>
    </section>
  );
}

function setUp() {
  const onKey = vi.fn<(key: string) => boolean>((key) => key === 'k');
  render(
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>标题</h1>
      <Player onKey={onKey} />
      <button type="button">按钮</button>
      <textarea aria-label="评论" />
      <dialog open aria-label="对话框" tabIndex={-1} />
    </main>,
  );
  return onKey;
}

it.each([
  ['nothing has focus', () => document.body],
  ['the main part of the page has', () => screen.getByRole('main')],
  ['a heading has', () => screen.getByRole('heading', { level: 1 })],
])('takes keys while %s', async (_, focused) => {
  const onKey = setUp();
  focused().focus();
  await userEvent.keyboard('k');
  expect(onKey.mock.calls).toEqual([['k']]);
});

it.each([
  ['a button', () => screen.getByRole('button')],
  ['a field', () => screen.getByRole('textbox')],
  ['a dialog', () => screen.getByRole('dialog')],
  ['the element itself', () => screen.getByRole('heading', { level: 2 })],
])('leaves keys to %s', async (_, focused) => {
  const onKey = setUp();
  focused().focus();
  await userEvent.keyboard('k');
  expect(onKey).not.toHaveBeenCalled();
});

it('takes no key that another handler has used, and none behind an open dialog', async () => {
  const onKey = setUp();
  const use = (event: Event) => event.preventDefault();
  screen.getByRole('main').addEventListener('keydown', use);
  screen.getByRole('main').focus();
  await userEvent.keyboard('k');
  screen.getByRole('main').removeEventListener('keydown', use);
  screen.getByTestId('player').inert = true;
  screen.getByTestId('player').setAttribute('inert', '');
  await userEvent.keyboard('k');
  expect(onKey).not.toHaveBeenCalled();
});

it('keeps the browser from a key that it has used alone', async () => {
  setUp();
  screen.getByRole('main').focus();
  const prevented: boolean[] = [];
  window.addEventListener('keydown', (event) => prevented.push(event.defaultPrevented));
  await userEvent.keyboard('kx');
  expect(prevented).toEqual([true, false]);
});
