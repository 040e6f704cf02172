import type { ManagedNav, ManagedSlider } from '@shuyuan/api-client/manage';
import { manageScenarios, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { everyRight } from '../../testing/manage-table.fixtures.tsx';
import { createStorySite } from '../../testing/story-site.tsx';

const at = '2026-03-02T02:00:00.000Z';
const times = { created_at: at, updated_at: at };

const slide = (id: number, title: string): ManagedSlider => ({
  id,
  title,
  thumb: `/slides/${id}.svg`,
  description: '',
  url: '/courses',
  sort: id,
  is_shown: true,
  starts_at: null,
  ends_at: null,
  status: 'shown',
  ...times,
});

const nav = (id: number, name: string, parentId: number | null = null): ManagedNav => ({
  id,
  name,
  url: '/courses',
  parent_id: parentId,
  sort: id,
  ...times,
});

/** Opens a page of the console over rows that keep the order they are put in. */
function open(path: string, permissions: object = everyRight) {
  let slides = [slide(1, '一'), slide(2, '二'), slide(3, '三')];
  let navs = [nav(1, '课程'), nav(2, '文章'), nav(3, '文集', 2)];
  const sent: unknown[] = [];
  const scenario: Scenario = {
    ...manageScenarios.works,
    manageSliders: {
      ...manageScenarios.works.manageSliders,
      list: () => ({ data: slides, total: slides.length }),
      arrange: ({ body }) => {
        sent.push(body);
        slides = body.ids.map((id) => slides.find((row) => row.id === id)!);
        return { action_id: 9 };
      },
    },
    manageNavs: {
      ...manageScenarios.works.manageNavs,
      list: () => ({ data: navs, total: navs.length }),
      arrange: ({ body }) => {
        sent.push(body);
        navs = body.places.map((place) => ({
          ...navs.find((row) => row.id === place.id)!,
          parent_id: place.parent_id,
        }));
        return { action_id: 9 };
      },
    },
  };
  const story = createStorySite({ path, user: { ...testUser, permissions: { ...permissions } }, scenario });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const rows = () => [...document.querySelectorAll('[role="rowheader"]')].map((cell) => cell.textContent);
  return { rows, sent, story };
}

it('puts a slide elsewhere by a button, keeps the focus on it, and offers to take it back', async () => {
  const { rows, sent } = open('/manage/slides');
  await waitFor(() => expect(rows()).toEqual(['一', '二', '三']));
  await userEvent.click(screen.getByRole('button', { name: '下移轮播图“一”' }));
  await waitFor(() => expect(rows()).toEqual(['二', '一', '三']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '下移轮播图“一”' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toEqual(['二', '三', '一']));
  await waitFor(() => expect(sent).toEqual([{ ids: [2, 1, 3] }, { ids: [2, 3, 1] }]));
  // The last one cannot go further down.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '上移轮播图“一”' })),
  );
  await screen.findAllByText('已调整轮播图“一”的顺序');
  expect(screen.getAllByRole('button', { name: /撤销/ }).length).toBeGreaterThan(0);
});

it('shows the navigation as a tree, and moves an entry in and out of it', async () => {
  const { rows, sent } = open('/manage/navs');
  await waitFor(() => expect(rows()).toEqual(['课程', '文章', '文集']));
  await userEvent.click(screen.getByRole('button', { name: '把导航“文集”移到第一级' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        places: [
          { id: 1, parent_id: null },
          { id: 2, parent_id: null },
          { id: 3, parent_id: null },
        ],
      },
    ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: '把导航“文章”移到上一项下面' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      places: [
        { id: 1, parent_id: null },
        { id: 2, parent_id: 1 },
        { id: 3, parent_id: null },
      ],
    }),
  );
});

it('offers no order while the slides are sorted otherwise, but the way back to it', async () => {
  open('/manage/slides?sort=title&order=desc');
  await screen.findByText(/排序或筛选时不能调整顺序/);
  expect(screen.queryByRole('button', { name: /^下移/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '恢复原有顺序' }));
  await screen.findByRole('button', { name: '下移轮播图“一”' });
});

it('offers no order to who may not change slides', async () => {
  const { rows } = open('/manage/slides', { slider: 1 });
  await waitFor(() => expect(rows()).toEqual(['一', '二', '三']));
  expect(screen.queryByRole('button', { name: /^下移/ })).toBeNull();
});

it('asks for no number of the order in the form of a slide', async () => {
  open('/manage/slides?open=1');
  const form = within(await screen.findByRole('dialog', { name: '编辑轮播图' }));
  await form.findByRole('textbox', { name: /标题/ });
  expect(form.queryByRole('textbox', { name: /排序/ })).toBeNull();
});
