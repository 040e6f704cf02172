import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Watermark, type WatermarkProps } from './watermark.tsx';

const layer = () => document.querySelector<HTMLElement>('[data-part="layer"]');
const words = () => [...(layer()?.querySelectorAll('text') ?? [])].map((text) => text.textContent);

const renderOver = (props: Partial<WatermarkProps> = {}) =>
  render(
    <Watermark text="林溪8842" {...props}>
      <p>第三讲讲义</p>
    </Watermark>,
  );

it('lies over its content, unheard and in nobody’s way', () => {
  renderOver();
  expect(screen.getByText('第三讲讲义')).toBeDefined();
  expect(layer()?.getAttribute('aria-hidden')).toBe('true');
  expect(new Set(words())).toEqual(new Set(['林溪8842']));
});

it('DS-06 loads no picture, and writes no style that a strict policy would refuse', () => {
  renderOver({ isDrifting: true, isGuarded: true });
  expect(layer()?.innerHTML).not.toMatch(/style=|data:|blob:|<image|<style/);
});

it('follows its text, takes several lines, and draws nothing for none', () => {
  const { rerender } = renderOver({ text: ['林溪8842', '2026-05-20'] });
  expect(new Set(words())).toEqual(new Set(['林溪8842', '2026-05-20']));
  rerender(<Watermark text="">讲义</Watermark>);
  expect(layer()).toBeNull();
});

it.each<[string, (layer: HTMLElement) => void]>([
  ['taken out', (found) => found.remove()],
  ['hidden', (found) => found.style.setProperty('display', 'none', 'important')],
  ['emptied', (found) => found.replaceChildren()],
  ['given another class', (found) => found.setAttribute('class', '')],
  ['rewritten', (found) => found.querySelectorAll('text').forEach((text) => (text.textContent = ''))],
  ['covered by a hidden parent', (found) => found.parentElement?.setAttribute('hidden', '')],
])('comes back when it is %s', async (_, tamper) => {
  renderOver({ isGuarded: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const before = layer();
    expect(before).not.toBeNull();
    if (before) tamper(before);
    await waitFor(() => expect(layer()).not.toBe(before));
    await waitFor(() => expect(words()).toContain('林溪8842'));
    expect(layer()?.hasAttribute('style')).toBe(false);
    expect(layer()?.closest('[hidden]')).toBeNull();
  }
});

it('stays away when it is not guarded, and goes with its component without complaint', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = renderOver();
  layer()?.remove();
  await Promise.resolve();
  expect(layer()).toBeNull();
  unmount();
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
