import { Refusal, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { courseDetailFixture } from '../../../testing/courses.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

type Scenario = NonNullable<Parameters<typeof createStorySite>[0]['scenario']>;

function open(managePreviews: NonNullable<Scenario['managePreviews']>, path = '/manage/courses/1/preview') {
  const story = createStorySite({
    path,
    user: { ...testUser, permissions: { course: 1 } },
    scenario: { managePreviews },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

const hint = '这里是预览，按钮不能按：不会下单，也不会记下学习。';

it('shows a draft to a visitor’s eyes, with what is bought by in its place, and says that it does nothing', async () => {
  open({ course: courseDetailFixture({ published_at: null }) });
  const card = within(await screen.findByRole('region', { name: '整门课程' }));
  for (const name of ['购买课程', '先试看'])
    expect(card.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  expect(card.getByText(hint)).toBeTruthy();
  expect(screen.getByRole('tab', { name: '访客', selected: true })).toBeTruthy();
});

it('CR-15 leads into no lesson, and offers neither files, marks, reviews nor comments', async () => {
  open({ course: courseDetailFixture({ can_watch: true, is_buy: true, opened_by: 'grant' }) });
  const outline = within(await screen.findByRole('region', { name: '课程目录' }));
  expect(outline.queryAllByRole('link')).toEqual([]);
  expect(screen.queryByRole('button', { name: /下载附件/u })).toBeNull();
  expect(screen.queryByRole('button', { name: /收藏/u })).toBeNull();
  for (const name of ['评价', '课程评论']) {
    expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('region', { name })).toBeNull();
  }
});

it('keeps in the address whom it is shown to', async () => {
  const { router } = open({ course: courseDetailFixture() });
  await userEvent.click(await screen.findByRole('tab', { name: '会员' }));
  expect(await screen.findByRole('tab', { name: '会员', selected: true })).toBeTruthy();
  expect(router.state.location.search).toBe('?as=member');
  expect(await screen.findByRole('region', { name: '整门课程' })).toBeTruthy();
});

it('is missing where the course is not there, or another’s', async () => {
  open({ course: new Refusal(404, '没有找到') });
  expect(await screen.findByRole('heading', { name: '没有找到这一页' })).toBeTruthy();
});
