import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

const permissions = { anthology: 1, 'anthology.update': 1, article: 1, articleCategory: 1, tag: 1 } as const;

async function open() {
  const story = createStorySite({
    path: '/manage/anthologies?open=2',
    user: { ...testUser, permissions },
    scenario: manageScenarios.works,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const form = within(await screen.findByRole('dialog', { name: '编辑文集' }));
  await form.findByRole('region', { name: '目录' });
  const titles = (chapter: string) =>
    within(form.getByRole('list', { name: chapter }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  return { form, titles };
}

it('moves an article into the chapter before, and keeps the focus on the button', async () => {
  const { form, titles } = await open();
  expect(titles('想得到的')).toEqual([
    '班里有两个人同一天生日，奇怪吗',
    '一篇删掉的旧文（已删除，读者看不到）',
  ]);
  await userEvent.click(form.getByRole('button', { name: '上移《班里有两个人同一天生日，奇怪吗》' }));
  expect(titles('第一章之前')).toEqual(['朱子读书法：六句话用了八百年', '班里有两个人同一天生日，奇怪吗']);
  await userEvent.click(form.getByRole('button', { name: '下移《朱子读书法：六句话用了八百年》' }));
  expect(titles('第一章之前')).toEqual(['班里有两个人同一天生日，奇怪吗', '朱子读书法：六句话用了八百年']);
  expect(document.activeElement).toBe(
    form.getByRole('button', { name: '下移《朱子读书法：六句话用了八百年》' }),
  );
});

it('puts in an article that is found by its title, offering none that is in it already', async () => {
  const { form, titles } = await open();
  const field = form.getByRole('combobox', { name: '找文章放进来' });
  await userEvent.type(field, '写给人看');
  await userEvent.click(await screen.findByRole('option', { name: /变量名是写给人看的/ }));
  expect(titles('想得到的').at(-1)).toBe('变量名是写给人看的');
  await userEvent.type(form.getByRole('combobox', { name: '找文章放进来' }), '写给人看');
  await screen.findByRole('listbox');
  expect(screen.queryByRole('option', { name: /变量名是写给人看的/ })).toBeNull();
});
