import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { LinkButton } from './link-button.tsx';

const navigate = vi.fn<(href: string) => void>();

function show(props: { target?: '_blank'; href?: string }) {
  navigate.mockClear();
  render(
    <UiProvider locale="zh-CN" navigate={navigate}>
      <LinkButton
        href={props.href ?? '/article'}
        {...(props.target && { target: props.target })}
        aria-current="page"
      >
        文章
      </LinkButton>
    </UiProvider>,
  );
  return screen.getByRole('link', { name: '文章' });
}

it('is a link with its address, and can say that the reader is there', () => {
  const link = show({});
  expect(link.getAttribute('href')).toBe('/article');
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.tagName).toBe('A');
});

it('hands a plain press to the router of the page', async () => {
  await userEvent.click(show({}));
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/article']);
});

it('leaves presses with a modifier, new tabs and other sites to the browser', () => {
  fireEvent.click(show({}), { ctrlKey: true });
  expect(navigate).not.toHaveBeenCalled();
  document.body.replaceChildren();
  const elsewhere = show({ href: 'https://example.com/', target: '_blank' });
  fireEvent.click(elsewhere);
  expect(navigate).not.toHaveBeenCalled();
  expect(elsewhere.getAttribute('rel')).toBe('noopener');
});
