import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DropZone, type DropZoneProps } from './drop-zone.tsx';
import { filesOf } from './dropped-files.ts';

const renderZone = (props: Partial<DropZoneProps> = {}) => {
  const onSelect = vi.fn<(files: File[]) => void>();
  const { container } = render(
    <DropZone label="提交作业" accept={['.pdf']} maxFiles={2} onSelect={onSelect} {...props} />,
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  return { onSelect, input };
};

const pdf = (name: string) => new File(['学而时习之'], name, { type: 'application/pdf' });

const clipboard = (...files: File[]) => ({
  types: ['Files'],
  items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  files,
  getData: () => '',
});

it('is named, and can be reached by keyboard to paste into', async () => {
  const { onSelect } = renderZone();
  await userEvent.tab();
  const target = document.activeElement as HTMLElement;
  expect(target.getAttribute('aria-labelledby')).toBeTruthy();
  const event = createEvent.paste(target);
  Object.defineProperty(event, 'clipboardData', { value: clipboard(pdf('论文.pdf')) });
  await act(async () => {
    fireEvent(target, event);
    await Promise.resolve();
  });
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  expect(onSelect.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['论文.pdf']);
});

it('takes files from its button by the same limits', async () => {
  const { onSelect, input } = renderZone();
  await userEvent.setup({ applyAccept: false }).upload(input, [pdf('一.pdf'), pdf('二.pdf'), pdf('三.pdf')]);
  expect(onSelect.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['一.pdf', '二.pdf']);
  expect(screen.getByRole('status').textContent).toContain('三.pdf：一次最多2个');
});

it('refuses folders, and leaves words and links alone', async () => {
  const file = pdf('论文.pdf');
  const { files, folders } = await filesOf([
    {
      kind: 'file',
      type: file.type,
      name: file.name,
      getFile: () => Promise.resolve(file),
      getText: () => Promise.resolve(''),
    },
    { kind: 'directory', name: '作业', getEntries: () => ({}) as never },
    { kind: 'text', types: new Set(['text/plain']), getText: () => Promise.resolve('子曰') },
  ]);
  expect(files).toEqual([file]);
  expect(folders).toEqual([{ name: '作业', reason: 'folder' }]);
});

it('says what is wrong with the whole', () => {
  renderZone({ errorMessage: '请至少提交一个文件' });
  expect(screen.getByRole('alert').textContent).toBe('请至少提交一个文件');
});

it('takes nothing while it is disabled', () => {
  renderZone({ isDisabled: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '选择文件' }).disabled).toBe(true);
});
