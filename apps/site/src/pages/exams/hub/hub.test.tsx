import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaperList } from '@shuyuan/api-client';
import { testUser } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { attendedPaperListFixture, paperListFixture } from '../../../testing/exams.fixtures.ts';
import { configFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

const stats = {
  papers_count: 6,
  mock_papers_count: 3,
  practices_count: 4,
  practice_chapters_count: 12,
  wrong_book_count: 8,
  wrong_book_due_count: 2,
  collection_count: 5,
};

function open(list: PaperList, user: typeof testUser | null, isOn = true) {
  const story = createStorySite({
    path: '/exam',
    user,
    scenario: {
      config: { public: { ...configFixture, features: { ...configFixture.features, paper: isOn } } },
      exams: { list },
      examArea: { stats },
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

const linksIn = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const main = () => within(screen.getByRole('main'));

it('leads back into the attempt that runs, and to what came of the others, the latest first', async () => {
  open(attendedPaperListFixture, testUser);
  expect(await linksIn('继续作答')).toEqual(['继续作答《几何入门测验》 /exam/papers/play?id=2&record_id=33']);
  expect(await linksIn('最近的考试')).toEqual([
    '查看《编程第一课》 /exam/papers/play?id=3&record_id=34',
    '查看《写作基础结业考试》 /exam/papers/play?id=1&record_id=31',
    '查看《会员月考》 /exam/papers/play?id=5&record_id=35',
  ]);
  const recent = within(screen.getByRole('region', { name: '最近的考试' }));
  expect(recent.getAllByText(/^(阅卷中|\d+分)$/).map(({ textContent }) => textContent)).toEqual([
    '阅卷中',
    '82分',
    '41分',
  ]);
  expect(main().queryByRole('button', { name: '登录' })).toBeNull();
});

it('leads to all papers and to the newest, and to nothing that has no page', async () => {
  open(paperListFixture, testUser);
  await screen.findByRole('region', { name: '最新试卷' });
  const addresses = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(/\?.*/, ''));
  expect(new Set(addresses)).toEqual(
    new Set(['/exam/papers', '/exam/papers/detail', '/exam/papers/play', '/exam/collection']),
  );
  expect(main().getByText('6套试卷')).not.toBeNull();
});

it('invites a visitor to sign in', async () => {
  const { site } = open({ ...paperListFixture, user_papers: {} }, null);
  await screen.findByRole('region', { name: '最新试卷' });
  await userEvent.click(main().getByRole('button', { name: '登录' }));
  await waitFor(() => expect(site.session.getState().loginDialog.isOpen).toBe(true));
});

it('is not there while all parts are switched off', async () => {
  open(paperListFixture, testUser, false);
  expect(await screen.findByRole('heading', { name: '“考试”没有开放' })).not.toBeNull();
});

it.each([
  ['mockPaper', '/exam/mockpaper'],
  ['practice', '/exam/practice'],
  ['wrongBook', '/exam/wrongbook'],
] as const)('is there with %s alone, and asks for no papers', async (feature, part) => {
  const { site, router } = createStorySite({
    path: '/exam',
    user: testUser,
    scenario: {
      config: {
        public: { ...configFixture, features: { ...configFixture.features, paper: false, [feature]: true } },
      },
      exams: {
        list: () => {
          throw new Error('The section of papers is closed.');
        },
      },
      examArea: { stats },
    },
  });
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain(part),
  );
  expect(main().queryByText('最新试卷')).toBeNull();
  expect(main().queryByRole('link', { name: /全部/ })).toBeNull();
});

it('leads to what is open beside papers, each with how much there is of it', async () => {
  const { site, router } = createStorySite({
    path: '/exam',
    user: testUser,
    scenario: {
      config: {
        public: {
          ...configFixture,
          features: { ...configFixture.features, paper: true, practice: true, wrongBook: true },
        },
      },
      exams: { list: paperListFixture },
      examArea: { stats },
    },
  });
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
  expect(await screen.findByText('4套练习 12个章节')).not.toBeNull();
  expect(main().getByText('今日复习2道')).not.toBeNull();
  expect(main().getByRole('link', { name: '收藏习题' }).getAttribute('href')).toBe('/exam/collection');
  expect(main().getByRole('link', { name: '试题库' }).getAttribute('href')).toBe('/exam/questionbank');
  expect(main().queryByRole('link', { name: '模拟考试' })).toBeNull();
});
