import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { createStorySite } from '../../testing/story-site.tsx';

it('a form that somebody else has saved meanwhile says who, and both titles, and saves the chosen one', async () => {
  const story = createStorySite({
    path: '/manage/announcements?open=3',
    user: { ...testUser, permissions: { announcement: 1, 'announcement.update': 1 } },
    scenario: manageScenarios.changedMeanwhile,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const form = within(await screen.findByRole('dialog', { name: '编辑公告' }));
  const title = await form.findByRole<HTMLInputElement>('textbox', { name: /标题/ });
  const before = title.value;
  await userEvent.type(title, '，改');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText(/沈砚秋改过这里/)).toBeTruthy();
  const save = form.getByRole<HTMLButtonElement>('button', { name: '按所选的保存' });
  expect(save.disabled).toBe(true);
  const sides = within(form.getByRole('radiogroup', { name: '标题' }));
  expect(sides.getByRole('radio', { name: `对方的：${before}` })).toBeTruthy();
  await userEvent.click(sides.getByRole('radio', { name: `我的：${before}，改` }));
  const updates = () => story.calls.filter((call) => call.startsWith('PUT')).length;
  const sent = updates();
  await userEvent.click(save);
  expect(updates()).toBe(sent + 1);
});
