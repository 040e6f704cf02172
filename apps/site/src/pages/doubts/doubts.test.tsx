import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { aboutQuestionFixture, doubtFixture, doubtListFixture } from '../../testing/doubts.fixtures.ts';
import { configFixture } from '../../testing/site.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';
import { newDoubt, teachersOnly } from './list/new-doubt.ts';

function open(path: string, doubts: NonNullable<Scenario['doubts']>) {
  const story = createStorySite({
    path,
    user: testUser,
    scenario: {
      config: { public: { ...configFixture, features: { ...configFixture.features, wenda: true } } },
      doubts,
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

it('shows the question and what was asked about it, and leads to asking about it', async () => {
  open('/doubts?question=91', {
    list: ({ query }) => {
      expect(query).toMatchObject({ question_id: 91 });
      return { data: doubtListFixture.slice(4, 5), total: 1 };
    },
    question: { question: { id: 91, stem: aboutQuestionFixture.stem } },
  });
  await screen.findByText('下面哪一句的主语和动词不一致？');
  await screen.findByRole('link', { name: '为什么不能选甲' });
  await userEvent.click(screen.getByRole('link', { name: '向老师提问' }));
  await screen.findByRole('heading', { name: '就这道题提问' });
  screen.getByRole('textbox', { name: '疑问标题' });
});

it('leads from a doubt back to its question', async () => {
  open('/doubts/detail?id=1', { detail: { doubt: doubtFixture(aboutQuestionFixture) } });
  const back = await screen.findByRole('link', { name: /^题目：/ });
  expect(back.getAttribute('href')).toBe('/doubts?question=91');
});

it.each([
  [{ question: 91 }, { question_id: 91 }],
  [
    { video: 4, course: undefined, second: 75 },
    { video_id: 4, course_id: null, second: 75 },
  ],
])('asks about %j alone', (about, expected) => {
  const written = { clientId: 'a', title: '为什么', content: '<p>甲</p>', categoryId: teachersOnly };
  expect(newDoubt(about, written)).toEqual({
    client_id: 'a',
    title: '为什么',
    content: '<p>甲</p>',
    is_public: false,
    ...expected,
  });
});

it('says why a question can’t be asked about, and offers no form', async () => {
  open('/doubts?question=91&ask=1', {
    list: { data: [], total: 0 },
    question: new Refusal(1, '这道题正在考试中，交卷之后才能提问'),
  });
  await screen.findByText('这道题正在考试中，交卷之后才能提问');
  expect(screen.queryByRole('textbox', { name: '疑问标题' })).toBeNull();
});
