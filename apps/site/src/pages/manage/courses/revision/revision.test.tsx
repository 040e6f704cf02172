import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../../app.tsx';
import { createStorySite } from '../../../../testing/story-site.tsx';
import type { LessonEntry } from '../lessons/lessons.ts';
import { newLesson } from '../lessons/lessons.ts';
import { contentsChanges } from './contents-changes.ts';

const { works } = manageScenarios;
type ManagedCourses = NonNullable<typeof works.manageCourses>;

/** The first course is published, and costs 99 yuan. */
function open(revision: object | null = null) {
  const updates: unknown[] = [];
  const find: ManagedCourses['find'] = (input) => {
    const { find: found } = works.manageCourses!;
    if (typeof found !== 'function') throw new Error('The scenario finds by id.');
    const course = found(input) as object;
    return { ...course, thumb: '/a.png', has_revision: revision !== null, revision } as never;
  };
  const story = createStorySite({
    path: '/manage/courses?open=3',
    user: { ...testUser, permissions: { course: 1, 'course.update': 1 } },
    scenario: {
      ...works,
      manageCourses: {
        ...works.manageCourses,
        find,
        update: (input: { body: unknown }) => {
          updates.push(input.body);
          return { action_id: 1, updated_at: '2026-03-02T02:00:00.000Z' };
        },
      },
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return { updates };
}

const form = async () => within(await screen.findByRole('dialog', { name: '编辑课程' }));

it('CR-14 saving a published course keeps what has changed for later, and nothing else', async () => {
  const { updates } = open();
  const dialog = await form();
  const charge = await dialog.findByRole('textbox', { name: /价格/u });
  await userEvent.clear(charge);
  await userEvent.type(charge, '129');
  await userEvent.tab();
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(updates).toMatchObject([{ revision: { charge: 129 } }]));
  expect(Object.keys(updates[0] as object).toSorted()).toEqual(['revision', 'seen_at']);
});

it('CR-14 lists what waits as it was and as it shall be, and publishes it', async () => {
  const { updates } = open({ charge: 129, is_vip_free: false, thumb: '/b.png' });
  const waiting = within(await (await form()).findByRole('region', { name: '待发布的改动' }));
  expect(waiting.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '已更换',
    '99元 → 129元',
    '是 → 否',
  ]);
  await userEvent.click(waiting.getByRole('button', { name: '发布改动' }));
  expect(await screen.findAllByText(/^已发布《.*》的改动$/u)).not.toEqual([]);
  expect(updates).toMatchObject([{ charge: 129, is_vip_free: false, thumb: '/b.png', revision: null }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('publishes nothing while something written is not saved', async () => {
  open({ charge: 129 });
  const dialog = await form();
  await userEvent.type(await dialog.findByRole('textbox', { name: /标题/u }), '！');
  const publish = dialog.getByRole<HTMLButtonElement>('button', { name: '发布改动' });
  expect(publish.disabled).toBe(true);
  expect(dialog.getByText('还有没保存的改动，先保存再发布。')).toBeTruthy();
});

const lesson = (id: number | null, title: string): LessonEntry => ({
  ...newLesson(`${id}`, false),
  id,
  title,
});

it('tells new, removed, changed and moved lessons apart', () => {
  const [one, two, three] = [lesson(1, '一'), lesson(2, '二'), lesson(3, '三')];
  const before = [{ title: '', lessons: [one, two, three] }];
  const same = { added: [], removed: [], changed: [], isArranged: false };
  expect(contentsChanges(before, before)).toEqual(same);
  // What a form shows beside what is stored is no change.
  expect(contentsChanges(before, [{ title: '', lessons: [{ ...one, is_ready: true }, two, three] }])).toEqual(
    same,
  );
  expect(
    contentsChanges(before, [{ title: '', lessons: [three, { ...one, title: '壹' }, lesson(null, '四')] }]),
  ).toEqual({ added: ['四'], removed: ['二'], changed: ['壹'], isArranged: true });
  expect(contentsChanges(before, [{ title: '', lessons: [one, two] }])).toEqual({ ...same, removed: ['三'] });
  expect(
    contentsChanges(before, [
      { title: '', lessons: [one] },
      { title: '后', lessons: [two, three] },
    ]),
  ).toEqual({ ...same, isArranged: true });
});
