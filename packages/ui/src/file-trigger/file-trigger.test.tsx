import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { RefusedFile } from './file-limits.ts';
import { FileTrigger, type FileTriggerProps } from './file-trigger.tsx';

const renderTrigger = (props: Partial<FileTriggerProps> = {}) => {
  const onSelect = vi.fn<(files: File[]) => void>();
  const { container } = render(
    <FileTrigger accept={['.pdf']} maxSize={20} maxFiles={3} onSelect={onSelect} {...props}>
      上传作业
    </FileTrigger>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input, files);
  return { onSelect, input, choose };
};

const pdf = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

it('asks the system for files of its kinds when its button is pressed', async () => {
  const { input } = renderTrigger();
  const click = vi.spyOn(input, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: '上传作业' }));
  expect(click).toHaveBeenCalledOnce();
  expect([input.accept, input.multiple]).toEqual(['.pdf', true]);
});

it('hands over what keeps its limits, and names the rest with the reason', async () => {
  const onRefuse = vi.fn<(files: RefusedFile[]) => void>();
  const { onSelect, choose } = renderTrigger({ onRefuse });
  await choose(pdf('论文.pdf'), pdf('扫描.pdf', 40), new File(['x'], '录音.mp3', { type: 'audio/mpeg' }));
  expect(onSelect.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['论文.pdf']]);
  expect(onRefuse).toHaveBeenCalledOnce();
  const said = screen.getByRole('status');
  expect(said.textContent).toContain('2个文件没有添加');
  expect(said.textContent).toContain('扫描.pdf：超过20 B');
  expect(said.textContent).toContain('录音.mp3：只支持PDF');
});

it('forgets its refusals with the next choice, and stays silent about none', async () => {
  const { onSelect, choose } = renderTrigger();
  await choose(pdf('扫描.pdf', 40));
  expect(onSelect).not.toHaveBeenCalled();
  await choose(pdf('论文.pdf'));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says its limits in words', () => {
  renderTrigger();
  expect(screen.getByText('支持PDF，单个不超过20 B，一次最多3个')).toBeTruthy();
});
