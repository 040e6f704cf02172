import { expect, it } from 'vitest';
import { createTestHost } from '../host/test-host.ts';
import { copyText } from './copy-text.ts';

const notices = { copied: '复制成功', notCopied: '复制失败' };

it('copies, and notifies that it did', async () => {
  const host = createTestHost();
  expect(await copyText(host, 'SY1', notices)).toBe(true);
  expect(host.copied).toEqual(['SY1']);
  expect(host.notices).toEqual([{ tone: 'positive', text: '复制成功' }]);
});

it('notifies that the browser has refused', async () => {
  const host = createTestHost();
  host.clipboard.writeText = () => Promise.reject(new Error('refused'));
  expect(await copyText(host, 'SY1', notices)).toBe(false);
  expect(host.notices).toEqual([{ tone: 'critical', text: '复制失败' }]);
});

it('notifies nobody who has left', async () => {
  const host = createTestHost();
  await copyText(host, 'SY1', notices, AbortSignal.abort());
  expect(host.notices).toEqual([]);
});
