import { testUser } from '@shuyuan/widgets/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { doubtFixture } from '../../testing/doubts.fixtures.ts';
import { configFixture } from '../../testing/site.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';

const version = {
  id: 3,
  title: '',
  content: '<p>我的电话是 138</p>',
  replaced_at: '2026-03-01T01:00:00.000Z',
  is_hidden: false,
  decision: null,
};

const edited = { edited_at: '2026-03-01T01:00:00.000Z' };

async function open(own: Parameters<typeof doubtFixture>[0], permissions: (typeof testUser)['permissions']) {
  const { site, router } = createStorySite({
    path: '/doubts/detail?id=1',
    user: { ...testUser, permissions },
    scenario: {
      config: { public: { ...configFixture, features: { ...configFixture.features, wenda: true } } },
      doubts: { detail: { doubt: doubtFixture(own) } },
      manageModeration: { versions: { data: [version] } },
    },
  });
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole('button', { name: '查看修改记录' });
}

it('CM-13: a moderator hides an earlier version on the page of the post, unless it is their own', async () => {
  await open(edited, { problem: 1, 'problem.update': 1 });
  await userEvent.click(await screen.findByRole('button', { name: '管理修改记录' }));
  expect(await screen.findByText('我的电话是 138')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '隐藏这个版本' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '原因（记入操作记录）' }));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '隐藏这个版本' }));
});

it('CM-13: of one’s own it is seen alone', async () => {
  await open({ ...edited, is_own: true }, { problem: 1, 'problem.update': 1 });
  await userEvent.click(await screen.findByRole('button', { name: '管理修改记录' }));
  expect(await screen.findByText('我的电话是 138')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '隐藏这个版本' })).toBeNull();
});

it('CM-13: who does not look after posts has their history alone', async () => {
  await open(edited, { comment: 1 });
  expect(screen.queryByRole('button', { name: '管理修改记录' })).toBeNull();
});
