import { StrictMode, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { LightDialog, type LightDialogProps } from './index.ts';

function Page(props: Partial<LightDialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>打开</button>
      <LightDialog title="登录" isOpen={isOpen} onClose={() => setOpen(false)} {...props}>
        {props.children ?? <input aria-label="账号" />}
      </LightDialog>
    </>
  );
}

async function open(props: Partial<LightDialogProps> = {}) {
  const { container } = render(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: '打开' });
  await userEvent.click(opener);
  return { dialog: screen.getByRole('dialog', { name: '登录' }), opener, container };
}

const backdrop = () => document.querySelector<HTMLElement>('[data-component="dialog"]') ?? document.body;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('SD-02 has a role and a name, takes the focus and puts the page out of reach', async () => {
  const { dialog, container } = await open();
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('button', { name: '打开' })).toBeNull();
  expect(container.hasAttribute('inert')).toBe(true);
  expect(document.documentElement.style.overflow).toBe('hidden');
});

it('SD-02 keeps the focus inside, both ways', async () => {
  const { dialog } = await open();
  for (const shift of [false, false, false, true, true, true]) {
    await userEvent.tab({ shift });
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

it('leaves the focus to a field that takes it', async () => {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- what this is about
  await open({ children: <input aria-label="账号" autoFocus /> });
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['a press beside it', () => userEvent.click(backdrop())],
])('SD-02 closes by %s, frees the page and gives the focus back', async (_, close) => {
  const { opener, container } = await open();
  await close();
  await isClosed();
  expect(document.activeElement).toBe(opener);
  expect(container.hasAttribute('inert')).toBe(false);
  expect(document.documentElement.style.overflow).toBe('');
});

it('keeps a form from being lost by a press beside it, but not from Escape', async () => {
  await open({ keepsOnBackdrop: true });
  await userEvent.click(backdrop());
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await isClosed();
});

it.each([
  ['that would close it, before the release', {}],
  ['that closes nothing', { keepsOnBackdrop: true }],
  ['where there is no way out', { onClose: undefined }],
])('SD-02 keeps the focus where it was under a press beside it %s', async (_, props) => {
  await open(props);
  screen.getByRole('textbox').focus();
  await userEvent.pointer({ keys: '[MouseLeft>]', target: backdrop() });
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('closes nothing by a press that began in a field', async () => {
  await open();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('textbox') },
    { keys: '[/MouseLeft]', target: backdrop() },
  ]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('has no way out without onClose', async () => {
  await open({ onClose: undefined });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(backdrop());
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('leaves Escape to an input method', async () => {
  const onClose = vi.fn<() => void>();
  await open({ onClose });
  screen
    .getByRole('textbox')
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('leaves Escape to a field that has words to be emptied of first', async () => {
  await open({ children: <SearchField label="搜索" defaultValue="诗经" /> });
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.focus();
  await userEvent.keyboard('{Escape}');
  expect(field.value).toBe('');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await isClosed();
});

it('closes by Escape after what had the focus has gone', async () => {
  const { opener } = await open();
  screen.getByRole('textbox').focus();
  screen.getByRole('textbox').remove();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(document.activeElement).toBe(opener);
});

it('leaves notices within reach', async () => {
  const notices = document.body.appendChild(document.createElement('section'));
  notices.dataset['reactAriaTopLayer'] = 'true';
  await open();
  expect(notices.hasAttribute('inert')).toBe(false);
  notices.remove();
});

it('has its name inside a shadow root, and covers what is around that', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const beside = document.body.appendChild(document.createElement('p'));
  const shadow = host.attachShadow({ mode: 'open' });
  const [stage, overlays] = [document.createElement('div'), document.createElement('div')];
  shadow.append(stage, overlays);
  const { unmount } = render(
    <UiProvider locale="zh-CN" portalContainer={overlays}>
      <LightDialog title="登录" isOpen onClose={() => {}}>
        内容
      </LightDialog>
    </UiProvider>,
    { container: stage },
  );
  const dialog = overlays.querySelector('[role="dialog"]');
  const title = shadow.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('登录');
  expect([stage, beside, host].map((element) => element.hasAttribute('inert'))).toEqual([true, true, false]);
  expect(shadow.activeElement).toBe(dialog);
  unmount();
  expect(beside.hasAttribute('inert')).toBe(false);
  host.remove();
  beside.remove();
});

it('gives the focus back when its owner takes it away together with the dialog over it', async () => {
  const page = (dialogs: 0 | 1 | 2) => (
    <>
      <button type="button">登录</button>
      {dialogs > 0 && (
        <LightDialog title="登录" isOpen onClose={() => {}}>
          <input aria-label="手机号" />
        </LightDialog>
      )}
      {dialogs > 1 && (
        <LightDialog title="用户协议" isOpen onClose={() => {}}>
          <button type="button">同意</button>
        </LightDialog>
      )}
    </>
  );
  const { rerender } = render(page(0));
  const opener = screen.getByRole('button', { name: '登录' });
  opener.focus();
  rerender(page(1));
  rerender(page(2));
  const above = await screen.findByRole('dialog', { name: '用户协议' });
  await waitFor(() => expect(above.contains(document.activeElement)).toBe(true));
  rerender(page(0));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
