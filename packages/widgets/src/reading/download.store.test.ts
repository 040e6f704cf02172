import { expect, it } from 'vitest';
import { refusal } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { downloadButtonStrings } from './download-button.strings.ts';
import type { DownloadButtonProps } from './download-button.tsx';
import { createDownloadStore } from './download.store.ts';

const answered = { download_url: 'https://school.test/objects/1?Signature=x' };

function open({
  host = createTestHost({ user: testUser }),
  file = { course: 7, attachment: 3 } as DownloadButtonProps['file'],
  answer = () => Promise.resolve(answered),
} = {}) {
  const asked: string[] = [];
  const saved: string[] = [];
  const asks = (what: string) => (course: number, id: number) => {
    asked.push(`${what} ${course} ${id}`);
    return answer();
  };
  const props = {
    courses: { attachment: asks('attachment'), lessonFile: asks('lesson') },
    file,
    name: '讲义',
  };
  const store = createDownloadStore({
    host,
    strings: downloadButtonStrings['zh-CN'],
    getProps: () => props,
    save: (url) => void saved.push(url),
  });
  return { host, store, asked, saved, stop: store.start() };
}

it.each([
  [{ course: 7, attachment: 3 }, 'attachment 7 3'],
  [{ course: 7, lesson: 9 }, 'lesson 7 9'],
])('asks for the address of %o and saves what lies there, once for two presses', async (file, what) => {
  const { host, store, asked, saved } = open({ file });
  store.actions.download();
  store.actions.download();
  expect(store.getState().isAsking).toBe(true);
  await host.settle();
  expect([asked, saved, store.getState().isAsking]).toEqual([[what], [answered.download_url], false]);
});

it('asks a visitor to sign in, and goes on then', async () => {
  const host = createTestHost();
  const { store, asked, saved } = open({ host });
  store.actions.download();
  expect(asked).toEqual([]);
  expect(host.loginRequests).toMatchObject([{ mode: 1, intent: { kind: 'download' } }]);
  host.loginRequests[0]?.intent?.run();
  await host.settle();
  expect(saved).toEqual([answered.download_url]);
});

it('says in the server’s words why it may not be had', async () => {
  const answer = () => Promise.reject(refusal('请购买课程后下载'));
  const { host, store, saved } = open({ answer });
  store.actions.download();
  await host.settle();
  expect(saved).toEqual([]);
  expect(host.notices).toEqual([{ tone: 'critical', text: '请购买课程后下载' }]);
});

it('goes on while the page is drawn anew', async () => {
  const { host, store, saved, stop } = open();
  store.actions.download();
  stop();
  await host.settle();
  expect(saved).toEqual([answered.download_url]);
});
