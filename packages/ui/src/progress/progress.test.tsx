import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { ProgressBar, ProgressRing } from './index.ts';

it.each([
  ['ProgressBar', ProgressBar],
  ['ProgressRing', ProgressRing],
])('%s is named, and says how far it has come', (_, Progress) => {
  render(
    <UiProvider locale="zh-CN">
      <Progress label="上传视频" value={3} max={12} />
    </UiProvider>,
  );
  const bar = screen.getByRole('progressbar', { name: '上传视频' });
  expect(bar.getAttribute('aria-valuenow')).toBe('3');
  expect(bar.getAttribute('aria-valuemax')).toBe('12');
  expect(bar.getAttribute('aria-valuetext')).toBe('25%');
});

it.each([
  ['ProgressBar', ProgressBar],
  ['ProgressRing', ProgressRing],
])('%s claims no value while nobody knows one', (_, Progress) => {
  render(<Progress label="转码" value={null} />);
  const bar = screen.getByRole('progressbar', { name: '转码' });
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
  expect(bar.textContent).not.toMatch(/\d/);
});

it('says its own words in place of the percentage, to eye and ear', () => {
  render(<ProgressBar label="学习进度" value={3} max={12} valueText="已学3节，共12节" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('已学3节，共12节');
  expect(screen.getByText('已学3节，共12节')).toBeDefined();
});

it('keeps its name and value for the ear when they are out of sight', () => {
  render(<ProgressBar label="学习进度" value={40} isLabelHidden isValueHidden />);
  const bar = screen.getByRole('progressbar', { name: '学习进度' });
  expect(bar.textContent).toBe('');
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^40\s?%$/);
});

it('stays between nothing and all, whatever it is given', () => {
  const { container, rerender } = render(<ProgressBar label="学习进度" value={140} />);
  const width = () => container.querySelector<HTMLElement>('[data-part="fill"]')?.style.inlineSize;
  expect(width()).toBe('100%');
  rerender(<ProgressBar label="学习进度" value={-5} />);
  expect(width()).toBe('0%');
});
