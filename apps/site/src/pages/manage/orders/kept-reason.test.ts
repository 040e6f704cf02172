import { createTestHost, testUser } from '@shuyuan/widgets/testing';
import { expect, it } from 'vitest';
import { createKeptReason } from './kept-reason.ts';

it('finds what was typed right before the page ended, of this order and this person alone', async () => {
  const host = createTestHost({ user: testUser });
  const kept = createKeptReason(host, 7);
  for (const reason of ['已', '已收', '已收到']) kept.keep(reason);
  const page = host.crash();
  expect(await createKeptReason(page, 7).find()).toBe('已收到');
  expect(await createKeptReason(page, 8).find()).toBe('');
  page.setUser({ ...testUser, id: testUser.id + 1 });
  expect(await createKeptReason(page, 7).find()).toBe('');
});

it('finds nothing once the order is completed', async () => {
  const host = createTestHost({ user: testUser });
  const kept = createKeptReason(host, 7);
  kept.keep('已收到');
  kept.keep('');
  expect(await createKeptReason(host.reload(), 7).find()).toBe('');
});
