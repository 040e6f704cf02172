import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, testUser } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { noteFixture } from '../../testing/notes.fixtures.ts';
import { createStorySite, type StorySiteOptions } from '../../testing/story-site.tsx';
import { noteHref } from './note-href.ts';

function open(options: StorySiteOptions) {
  const story = createStorySite({ user: testUser, ...options });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

it('leads to what a note is about, at its second, and nowhere where that is gone', () => {
  const all = () => true;
  expect(noteHref(noteFixture(), all)).toBe('/play?id=7&course=3&t=3723');
  const onArticle = noteFixture({
    resource: { type: 'article', id: 4, title: '影子' },
    second: null,
    paragraph: 2,
  });
  expect(noteHref(onArticle, all)).toBe('/article/4/detail');
  expect(noteHref(noteFixture({ resource: { type: 'video', id: 7, title: '' } }), all)).toBeNull();
  expect(noteHref(noteFixture({ resource: null }), all)).toBeNull();
  expect(noteHref(noteFixture(), () => false)).toBeNull();
});

it('shows a note with its moment, and its author the way to change it', async () => {
  const { router } = open({
    path: '/note/detail?id=5',
    scenario: { notes: { detail: { note: noteFixture() } } },
  });
  await screen.findByRole('heading', { level: 1, name: '影子和角度' });
  expect(screen.getByText(/一根柱子的影子 · 01:02:03/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: '编辑' }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/note/edit?id=5'),
  );
});

it('offers nobody else to change it', async () => {
  open({
    path: '/note/detail?id=5',
    user: null,
    scenario: { notes: { detail: { note: noteFixture({ is_own: false }) } } },
  });
  await screen.findByRole('heading', { level: 1, name: '影子和角度' });
  expect(screen.queryByRole('link', { name: '编辑' })).toBeNull();
});

it('is the page of what is not there, for a note that nobody may see', async () => {
  open({ path: '/note/detail?id=5', scenario: { notes: { detail: new Refusal(404, '笔记不存在') } } });
  expect(await screen.findByText('404')).toBeTruthy();
});

it('keeps what narrows the list in the address', async () => {
  const { router } = open({
    path: '/my/note?type=video',
    scenario: { notes: { mine: { data: [noteFixture()], total: 1 } } },
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: '搜索笔记' }), '影子{Enter}');
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('keywords')).toBe('影子'));
  expect(new URLSearchParams(router.state.location.search).get('type')).toBe('video');
});
