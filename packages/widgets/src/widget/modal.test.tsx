import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';
import { knowDialogs } from '../testing/native-dialogs.fixtures.ts';

beforeAll(() => {
  // As the browser's own, but for the focus: one that closes below another cannot give it back there either.
  knowDialogs();
});

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        打开
      </button>
      {isOpen && (
        <Modal component="below" label="搜索" size="top" onClose={close}>
          <input aria-label="关键词" />
        </Modal>
      )}
      {isOpen && (
        <Modal component="above" role="alertdialog" label="是否删除" size="small" onClose={close}>
          <button type="button" data-first-stop onClick={close}>
            都关闭
          </button>
        </Modal>
      )}
    </>
  );
}

it('lets the page go and gives the focus back when it goes together with the question over it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: '打开' });
  await user.click(opener);
  const answer = await screen.findByRole('button', { name: '都关闭' });
  expect(document.documentElement.style.overflow).toBe('hidden');
  await user.click(answer);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('keeps the focus when somebody presses beside it', async () => {
  const user = userEvent.setup();
  render(
    <Modal component="below" label="搜索" size="top" keepsOnBeside onClose={() => {}}>
      <input aria-label="关键词" />
    </Modal>,
  );
  const field = screen.getByRole('textbox');
  field.focus();
  await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog') });
  expect(document.activeElement).toBe(field);
});

function Left({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <button type="button">打开</button>
      <button type="button">别处</button>
      {isOpen && (
        <Modal component="below" label="搜索" size="top" onClose={() => {}}>
          <input aria-label="关键词" />
        </Modal>
      )}
    </>
  );
}

it('leaves the focus where somebody has put it since', async () => {
  const { rerender } = render(<Left isOpen={false} />);
  screen.getByRole('button', { name: '打开' }).focus();
  rerender(<Left isOpen />);
  const elsewhere = screen.getByRole('button', { name: '别处', hidden: true });
  elsewhere.focus();
  rerender(<Left isOpen={false} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(elsewhere);
});

it.each([
  ['an Escape that ends a composition', { key: 'Escape', isComposing: true }],
  ['one in Safari, which has ended the composition before', { key: 'Escape', keyCode: 229 }],
])('T8 is closed by Escape, and not by %s', (_, composing) => {
  const onClose = vi.fn<() => void>();
  render(
    <Modal component="below" label="登录" size="small" onClose={onClose}>
      <input aria-label="手机号" />
    </Modal>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, composing);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
