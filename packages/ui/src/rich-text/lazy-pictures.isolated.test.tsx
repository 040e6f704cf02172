import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { prepareRichText, RichText } from './index.ts';

const line = vi.hoisted(() => ({ isUp: false }));

vi.mock('./large-pictures.tsx', async () => {
  if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module');
  return { LargePictures: () => <output>大图</output> };
});

it('a picture whose large view does not come says so beside it, and opens at the next press', async () => {
  await prepareRichText();
  render(<RichText html='<p>甲<img src="/a.png" alt="山"></p><p>乙<img src="/b.png" alt="水"></p>' />);
  const button = await screen.findByRole('button', { name: '放大图片：水' });
  await userEvent.click(button);
  const told = await screen.findByRole('alert');
  expect(told.textContent).toBe('图片没有打开，请检查网络后再按一次');
  expect(told.previousElementSibling).toBe(button);
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(told));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  line.isUp = true;
  await userEvent.click(button);
  expect(await screen.findByText('大图')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
