import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, type Scenario } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { createStorySite } from '../../testing/story-site.tsx';
import { teacherDetailFixture, teacherListFixture } from '../../testing/teachers.fixtures.ts';

function open(path: string, teachers: NonNullable<Scenario['teachers']>) {
  const story = createStorySite({ path, scenario: { teachers } });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return () => story.router.state.location.pathname + story.router.state.location.search;
}

it('lists the teachers with what they are and how much is theirs, each a way to their page', async () => {
  const here = open('/teachers', { list: teacherListFixture, detail: teacherDetailFixture() });
  const list = within(await screen.findByRole('region', { name: '教师列表', busy: false }));
  const [first, , third] = list.getAllByRole('listitem');
  expect(first?.textContent).toContain('沈砚秋写作老师教了二十年写作，改过的稿子比写过的多。2门课程3篇文章');
  expect(third?.textContent).toContain('林晚小小教书匠12篇文章');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map((id) => `/teachers/${id}`),
  );
  await userEvent.click(list.getByRole('link', { name: '沈砚秋' }));
  await waitFor(() => expect(here()).toBe('/teachers/1'));
  await screen.findByRole('heading', { level: 1, name: '沈砚秋' });
});

it('leads from a page past the end to the last one there is', async () => {
  const data = Array.from({ length: 14 }, (_, index) => ({ ...teacherListFixture.data[0]!, id: index + 1 }));
  const here = open('/teachers?page=99999999', {
    list: ({ query: { page, size } }) => ({ data: data.slice((page - 1) * size, page * size), total: 14 }),
  });
  const list = within(await screen.findByRole('region', { name: '教师列表', busy: false }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(here()).toBe('/teachers?page=2');
});

it('leads to the articles where nobody teaches yet, whatever page is asked for', async () => {
  const here = open('/teachers?page=9', { list: { data: [], total: 0 } });
  await userEvent.click(await screen.findByRole('link', { name: '去看看文章' }));
  await waitFor(() => expect(here()).toBe('/article'));
});

it('shows the courses and articles of a teacher, and leads to each', async () => {
  open('/teachers/1', { detail: teacherDetailFixture() });
  const hrefsIn = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(await hrefsIn('课程')).toEqual(['/course/1', '/course/3']);
  expect(await hrefsIn('文章')).toEqual([1, 2, 3].map((id) => `/article/${id}/detail`));
});

it('leaves out the heading of what a teacher has none of', async () => {
  open('/teachers/1', { detail: teacherDetailFixture({ courses: [] }) });
  await screen.findByRole('region', { name: '文章' });
  expect(screen.queryByRole('region', { name: '课程' })).toBeNull();
});

it('says so in place when there is no such teacher', async () => {
  const here = open('/teachers/7', { detail: new Refusal(404, '没有找到这位教师') });
  await screen.findByRole('heading', { name: '没有找到这一页' });
  expect(here()).toBe('/teachers/7');
});
