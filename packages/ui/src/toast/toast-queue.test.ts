import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readingTime } from './reading-time.ts';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const drawn = () => {
  const queue = createToastQueue();
  queue.resume();
  const texts = () =>
    queue
      .visible()
      .filter(({ isLeaving }) => !isLeaving)
      .map(({ text }) => text);
  return { queue, texts };
};

it.each([
  ['已发表', 5_000],
  ['账号或密码不正确，请重新输入后再试一次', 7_020],
  ['Saved', 5_000],
  ['字'.repeat(500), 20_000],
])('"%s" stays as long as it takes to read', (text, duration) => {
  expect(readingTime(text)).toBe(duration);
});

it('takes a notice away when it has been read, and a critical one half as late again', () => {
  const { queue, texts } = drawn();
  queue.add('positive', '已发表');
  queue.add('critical', '没有发出去');
  vi.advanceTimersByTime(4_999);
  expect(texts()).toEqual(['已发表', '没有发出去']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['没有发出去']);
  vi.advanceTimersByTime(2_499);
  expect(texts()).toEqual(['没有发出去']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('runs no clock before a region is drawn', () => {
  const queue = createToastQueue();
  queue.add('neutral', '早到的通知');
  vi.advanceTimersByTime(60_000);
  expect(queue.visible()).toHaveLength(1);
  queue.resume();
  vi.advanceTimersByTime(5_200);
  expect(queue.visible()).toHaveLength(0);
});

it('stands still while paused and runs on from there', () => {
  const { queue, texts } = drawn();
  queue.add('neutral', '甲');
  vi.advanceTimersByTime(4_000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['甲']);
  queue.resume();
  vi.advanceTimersByTime(999);
  expect(texts()).toEqual(['甲']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('shows three at most: the oldest that would go by itself makes way', () => {
  const { queue, texts } = drawn();
  for (const text of ['一', '二', '三', '四']) queue.add('neutral', text);
  expect(texts()).toEqual(['二', '三', '四']);
});

it('brings back what waits for an answer when there is room again, without saying it twice', () => {
  const { queue, texts } = drawn();
  for (const text of ['一', '二', '三']) queue.add('critical', text, { duration: 'stays' });
  const last = queue.add('neutral', '四');
  expect(texts()).toEqual(['二', '三', '四']);
  queue.dismiss(last);
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual(['一', '二', '三']);
  expect(queue.visible().map(({ isHeard }) => isHeard)).toEqual([true, false, false]);
});

it('keeps a notice with an action until it is answered', () => {
  const { queue, texts } = drawn();
  queue.add('neutral', '已删除', { action: { label: '撤销', onPress: () => {} } });
  vi.advanceTimersByTime(3_600_000);
  expect(texts()).toEqual(['已删除']);
});

it('shows the same words once, and says them again', () => {
  const { queue, texts } = drawn();
  const first = queue.add('critical', '网络不可用');
  const second = queue.add('critical', '网络不可用');
  queue.add('neutral', '网络不可用');
  expect(second).not.toBe(first);
  expect(texts()).toEqual(['网络不可用', '网络不可用']);
});

it('lets a notice leave before it is gone, by its key', () => {
  const { queue } = drawn();
  const key = queue.add('neutral', '甲');
  queue.dismiss('unknown');
  queue.dismiss(key);
  queue.dismiss(key);
  expect(queue.visible().map(({ isLeaving }) => isLeaving)).toEqual([true]);
  vi.advanceTimersByTime(200);
  expect(queue.visible()).toEqual([]);
});

it('tells its listeners once for each change and nobody who has left', () => {
  const { queue } = drawn();
  const listener = vi.fn<() => void>();
  const unsubscribe = queue.subscribe(listener);
  queue.add('neutral', '甲');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  queue.clear();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(queue.visible()).toEqual([]);
});

it('does not share anything with another queue', () => {
  const other = drawn();
  drawn().queue.add('neutral', '甲');
  expect(other.queue.visible()).toEqual([]);
});
