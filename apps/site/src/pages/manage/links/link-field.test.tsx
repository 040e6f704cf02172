import { manageScenarios, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { everyRight } from '../../../testing/manage-table.fixtures.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

async function openForm(path: string, title: string) {
  const written: unknown[] = [];
  const scenario: Scenario = {
    ...manageScenarios.works,
    manageSliders: {
      ...manageScenarios.works.manageSliders,
      store: ({ body }) => {
        written.push(body);
        return { action_id: 9, id: 99 };
      },
    },
  };
  const story = createStorySite({ path, user: { ...testUser, permissions: { ...everyRight } }, scenario });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const form = within(await screen.findByRole('dialog', { name: title }));
  return { form, written };
}

const linkOf = (form: { findByRole: typeof screen.findByRole }) =>
  form.findByRole('combobox', { name: /点开去哪里/ });

it('finds a course by its title, and shows the title in the place of the address', async () => {
  const { form, written } = await openForm('/manage/slides?open=new', '新轮播图');
  await userEvent.type(await form.findByRole('textbox', { name: /标题/ }), '新课');
  await userEvent.type(form.getByRole('textbox', { name: /图片/ }), '/media/1/a.png');
  await userEvent.type(await linkOf(form), '写法');
  await userEvent.click(await screen.findByRole('option', { name: /一句话的写法/ }));
  await form.findByText('一句话的写法');
  expect(form.getByText(/^课程 · \/course\//)).toBeTruthy();
  expect(document.activeElement).toBe(form.getByRole('button', { name: '更换' }));
  await userEvent.click(form.getByRole('button', { name: '添加' }));
  await waitFor(() => expect(written).toMatchObject([{ url: '/course/3' }]));
});

it('finds a page of the site by its name', async () => {
  const { form } = await openForm('/manage/navs?open=new', '新导航');
  await userEvent.type(await linkOf(form), '常见');
  await userEvent.click(await screen.findByRole('option', { name: /常见问题/ }));
  await form.findByText('常见问题');
  expect(form.getByText('页面 · /faq')).toBeTruthy();
});

it('takes an address that is typed', async () => {
  const { form } = await openForm('/manage/navs?open=new', '新导航');
  await userEvent.type(await linkOf(form), 'https://school.example/');
  await userEvent.click(await screen.findByRole('option', { name: 'https://school.example/' }));
  expect(await form.findByText('站外网址')).toBeTruthy();
});

it('says at the field what is wrong with words that lead nowhere', async () => {
  const { form, written } = await openForm('/manage/slides?open=new', '新轮播图');
  await userEvent.type(await linkOf(form), 'javascript:alert(1)');
  await form.findByText('请从列表里选一项，或填写以 / 或 https:// 开头的地址');
  expect(written).toEqual([]);
});

it('names the target of a stored link, is emptied and changed', async () => {
  const { form } = await openForm('/manage/slides?open=1', '编辑轮播图');
  await form.findByText('课程');
  await userEvent.click(form.getByRole('button', { name: '清除' }));
  const search = await linkOf(form);
  expect(search).toHaveProperty('value', '');
  expect(document.activeElement).toBe(search);
});
