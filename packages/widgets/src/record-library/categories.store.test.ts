import { expect, it } from 'vitest';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { openLibrary } from './open-library.fixtures.ts';
import { createLibraryBackend } from './records.fixtures.ts';

it('makes a category at the top and within another', async () => {
  const { actions, backend, host, state, tree } = await openLibrary();
  actions.startCreate(0);
  actions.setName(' 公开课 ');
  actions.saveName();
  actions.saveName();
  await host.settle();
  expect(backend.counted('createCategory')).toBe(1);
  expect(tree().at(-1)?.name).toBe('公开课');
  expect(state()).toMatchObject({ naming: null, announcement: { text: '分类已建好' } });
  actions.startCreate(11);
  actions.setName('几何');
  actions.saveName();
  await host.settle();
  expect(tree()[0]?.children[0]?.children.map(({ name }) => name)).toEqual(['初三复习', '几何']);
});

it('renames one, and keeps the name that was typed when it is refused', async () => {
  const { actions, backend, host, state, tree } = await openLibrary();
  actions.startRename(2);
  expect(state().naming?.name).toBe('小组作业');
  actions.setName('');
  actions.saveName();
  expect(state().naming?.error).toBe('名称不能为空');
  actions.setName('教学录像');
  backend.fail('renameCategory', () => refusal('已经有同名的分类'));
  actions.saveName();
  await host.settle();
  expect(state().naming).toMatchObject({ name: '教学录像', isSaving: false, error: '已经有同名的分类' });
  actions.setName('期中小组作业');
  actions.saveName();
  await host.settle();
  expect(tree()[1]?.name).toBe('期中小组作业');
  expect(state().focus).toEqual({ on: 'category', id: 2 });
});

it('gives a name up', async () => {
  const { actions, state } = await openLibrary();
  actions.startRename(2);
  actions.cancelName();
  expect(state().naming).toBeNull();
});

it('takes one away after a question, with those below it; the recordings stay in none', async () => {
  const { actions, backend, host, state, tree, titles } = await openLibrary();
  actions.chooseCategory(11);
  await host.settle();
  actions.askRemoveCategory(1);
  backend.fail('removeCategory', unplugged);
  actions.answerYes();
  await host.settle();
  expect(state().question).toMatchObject({ kind: 'remove-category', error: '请检查网络后重试。' });
  actions.answerYes();
  await host.settle();
  expect(tree().map(({ id }) => id)).toEqual([2, 3]);
  // The one that was looked at is gone with it.
  expect(state().query.categoryId).toBe(0);
  expect(titles()).toHaveLength(8);
});

it('says that the categories did not come, and asks for them again', async () => {
  const backend = createLibraryBackend({ records: 1 });
  backend.fail('categories', unplugged);
  const { actions, host, state, titles } = await openLibrary({ backend });
  expect(state().categories.status).toBe('failed');
  expect(titles()).toHaveLength(1);
  actions.loadCategories();
  await host.settle();
  expect(state().categories.status).toBe('ready');
});
