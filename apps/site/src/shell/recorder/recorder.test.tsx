import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testUser } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { articleListFixture, homeFixture } from '../../testing/site.fixtures.ts';
import { recordCategories, recordFixture, recordPage } from '../../testing/records.fixtures.ts';
import { createStoryRecorder, type StoryRecorderOptions } from '../../testing/story-recorder.tsx';
import { createStorySite, type StorySiteOptions } from '../../testing/story-site.tsx';
import { offerUnfinished } from './offer-unfinished.ts';

function open(options: Partial<StorySiteOptions> = {}) {
  const story = createStorySite({
    path: '/',
    user: testUser,
    recorder: async () => createStoryRecorder(),
    scenario: {
      home: { index: homeFixture },
      articles: { list: articleListFixture },
      records: { list: recordPage(3), categories: recordCategories },
    },
    ...options,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

const recordButton = () => screen.findByRole('button', { name: '录制屏幕' });
const recorder = () => screen.queryByRole('dialog', { name: '录制屏幕' });

it('is reached from the header by whoever is signed in, and outlives a walk through the site', async () => {
  const { router } = open();
  await userEvent.click(await recordButton());
  const dialog = await screen.findByRole('dialog', { name: '录制屏幕' });
  expect(screen.getByText('https://story.test/record/detail?id=7')).toBeTruthy();
  await act(() => router.navigate('/article'));
  await screen.findByRole('heading', { level: 1, name: '文章' });
  expect(recorder()).toBe(dialog);
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(recorder()).toBeNull();
});

it('is not offered to a visitor', async () => {
  open({ user: null });
  await screen.findByRole('button', { name: '登录' });
  expect(screen.queryByRole('button', { name: '录制屏幕' })).toBeNull();
});

it('says so when its code does not come, and tries again', async () => {
  let isOnline = false;
  open({
    recorder: async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return createStoryRecorder();
    },
  });
  await userEvent.click(await recordButton());
  expect(await screen.findByText('录制没有打开，请检查网络后重试')).toBeTruthy();
  expect(recorder()).toBeNull();
  isOnline = true;
  await userEvent.click(await recordButton());
  await waitFor(() => expect(recorder()).not.toBeNull());
});

it('asks the library anew for what was saved', async () => {
  const { calls } = open({ path: '/my/record' });
  await screen.findByText(recordFixture(0).title);
  const lists = () => calls.filter((call) => call.includes('/my/records')).length;
  const before = lists();
  await userEvent.click(screen.getByRole('button', { name: '开始录制' }));
  await userEvent.click(await screen.findByRole('button', { name: '保存' }));
  await waitFor(() => expect(lists()).toBe(before + 1));
});

it('is reached from the user menu by its library', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: /^用户菜单/ }));
  await userEvent.click(screen.getByRole('link', { name: '我的录制' }));
  await screen.findByRole('heading', { level: 1, name: '我的录制' });
  expect(router.state.location.pathname).toBe('/my/record');
});

const left = (options: StoryRecorderOptions) => open({ recorder: async () => createStoryRecorder(options) });

it('SR-09 SR-14 offers what an earlier visit has left on this device', async () => {
  const { site } = left({ unfinished: 2 });
  await act(() => offerUnfinished(site));
  expect(await screen.findByText('这台设备上有2段录制还没有保存')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '继续处理' }));
  await waitFor(() => expect(recorder()).not.toBeNull());
});

it('keeps silent, and looks no more, when nothing is left', async () => {
  const { site } = left({});
  await act(() => site.recorder.open());
  await act(async () => site.recorder.close());
  expect(site.recorder.wasOpenedBy(testUser.id)).toBe(true);
  await act(() => offerUnfinished(site));
  expect(site.recorder.wasOpenedBy(testUser.id)).toBe(false);
  expect(site.toasts.visible()).toEqual([]);
});

it('SR-09 looks again the next time when another page has the recorder open: it may be recording there', async () => {
  const { site } = left({ isOpenElsewhere: true });
  await act(() => site.recorder.open());
  await act(async () => site.recorder.close());
  await act(() => offerUnfinished(site));
  expect(site.recorder.wasOpenedBy(testUser.id)).toBe(true);
  expect(site.toasts.visible()).toEqual([]);
});

it('SR-09 still looks for one person after another, who has left nothing, was signed in', async () => {
  const { site } = left({});
  await act(() => site.recorder.open());
  await act(async () => site.recorder.close());
  await act(async () => {
    site.session.setState({ user: { ...testUser, id: 99 } });
    await offerUnfinished(site);
  });
  expect(site.recorder.wasOpenedBy(99)).toBe(false);
  expect(site.recorder.wasOpenedBy(testUser.id)).toBe(true);
});

it('offers nobody what another person has left', async () => {
  const { site } = left({ unfinished: 1 });
  await act(async () => {
    const offering = offerUnfinished(site);
    site.session.setState({ user: { ...testUser, id: 99 } });
    await offering;
  });
  expect(site.toasts.visible()).toEqual([]);
});
