import { describe, expect, it } from 'vitest';
import { unplugged } from '../testing/failures.fixtures.ts';
import { favoritesOf } from '../testing/favorites.fixtures.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { createFavoritesBackend, type FavoritesBackend } from './favorites-backend.fixtures.ts';
import { createFavoritesStore, type FavoritesPlace } from './favorites.store.ts';
import { favoritesStrings } from './favorites.strings.ts';
import type { FavoritesProps } from './favorites.tsx';

interface Options extends Partial<FavoritesProps> {
  backend?: FavoritesBackend;
}

/** The favourites without a page around them, loaded. */
async function openFavorites({ backend = createFavoritesBackend(), ...more }: Options = {}) {
  const host = createTestHost({ user: testUser });
  const places: FavoritesPlace[] = [];
  const told: string[] = [];
  const props: FavoritesProps = {
    favorites: backend.favorites,
    study: backend.study,
    onPlace: (place) => void places.push(place),
    onMissing: () => void told.push('missing'),
    onRemoved: () => void told.push('removed'),
    ...more,
  };
  const store = createFavoritesStore({ host, strings: favoritesStrings['zh-CN'], getProps: () => props });
  store.start();
  await host.settle();
  const state = store.getState;
  const keys = () => {
    const { list } = state();
    return list.status === 'ready' ? list.rows.map(({ resource }) => `${resource.type} ${resource.id}`) : [];
  };
  return { host, backend, state, keys, places, told, actions: store.actions };
}

const first = () => {
  const [row] = favoritesOf(1);
  return { type: row!.resource.type, id: row!.resource.id };
};

it('has everything at first, and of one folder or type what is in it', async () => {
  const { actions, host, keys, places, state } = await openFavorites();
  expect(keys()).toHaveLength(5);
  expect(state().folders?.categories.map(({ name, favorites_count }) => [name, favorites_count])).toEqual([
    ['写作', 3],
    ['想再看', 0],
  ]);
  actions.chooseFolder(1);
  await host.settle();
  expect(keys()).toHaveLength(3);
  actions.chooseType('course');
  await host.settle();
  expect(keys()).toEqual(['course 301']);
  actions.chooseFolder(0);
  await host.settle();
  expect(keys()).toHaveLength(2);
  expect(places).toEqual([
    { type: undefined, folder: 1, page: 1 },
    { type: 'course', folder: 1, page: 1 },
    { type: undefined, folder: 0, page: 1 },
  ]);
});

describe('what is chosen', () => {
  it('is moved together, and chosen no more', async () => {
    const { actions, backend, host, keys, state } = await openFavorites({ place: { folder: 1, page: 1 } });
    actions.chooseAll();
    actions.choose(first(), false);
    expect(state().chosen).toHaveLength(2);
    actions.move(2);
    await host.settle();
    expect(backend.calls.find(({ name }) => name === 'move')?.input).toMatchObject({ category_id: 2 });
    expect(keys()).toEqual(['article 301']);
    expect(state()).toMatchObject({ chosen: [], isBusy: false, focus: { on: 'list' } });
    expect(state().announcement.text).toBe('已移动2项');
  });

  it('stays chosen when that fails, with words', async () => {
    const backend = createFavoritesBackend();
    backend.fail('move', unplugged);
    const { actions, host, state } = await openFavorites({ backend });
    actions.choose(first(), true);
    actions.move(2);
    await host.settle();
    expect(state()).toMatchObject({ chosen: ['article 301'], isBusy: false });
    expect(host.notices).toMatchObject([{ tone: 'critical', text: '没能移动，请检查网络后重试' }]);
  });

  it('is put back together, and the folders count anew', async () => {
    const { actions, host, keys, state } = await openFavorites();
    actions.chooseAll();
    actions.release();
    await host.settle();
    expect(keys()).toEqual([]);
    expect(state().folders).toMatchObject({ favorites_count: 0 });
  });

  it('is forgotten of a page that was left', async () => {
    const { actions, host, state } = await openFavorites();
    actions.choose(first(), true);
    actions.chooseFolder(2);
    await host.settle();
    expect(state().chosen).toEqual([]);
  });
});

describe('a folder', () => {
  it('is added under a name that is free', async () => {
    const { actions, host, state } = await openFavorites();
    actions.askCreate();
    actions.submitFolder();
    expect(state().dialog?.error).toBe('请填写收藏夹名称');
    actions.changeName('写作');
    actions.submitFolder();
    await host.settle();
    expect(state().dialog).toMatchObject({ error: '已有同名的收藏夹', name: '写作', isPending: false });
    actions.changeName(' 摄影 ');
    actions.submitFolder();
    await host.settle();
    expect(state().dialog).toBeNull();
    expect(state().folders?.categories.map(({ name }) => name)).toContain('摄影');
    expect(state().announcement.text).toBe('已新建收藏夹：摄影');
  });

  it('is renamed where it stands', async () => {
    const { actions, host, state } = await openFavorites({ place: { folder: 2, page: 1 } });
    actions.askRename(state().folders!.categories[1]!);
    expect(state().dialog?.name).toBe('想再看');
    actions.changeName('以后看');
    actions.submitFolder();
    await host.settle();
    expect(state().folders?.categories[1]?.name).toBe('以后看');
    expect(state().place.folder).toBe(2);
  });

  it('is removed after a question, and everything is shown; what was in it stays', async () => {
    const { actions, host, keys, state } = await openFavorites({ place: { folder: 1, page: 1 } });
    actions.askRemove(state().folders!.categories[0]!);
    expect(keys()).toHaveLength(3);
    actions.submitFolder();
    await host.settle();
    expect(state().place.folder).toBeUndefined();
    expect(keys()).toHaveLength(5);
    expect(state().folders?.loose_count).toBe(5);
  });

  it('that is the page leads elsewhere when it is removed', async () => {
    const { actions, host, state, told } = await openFavorites({ folderId: 1 });
    expect(state().place.folder).toBe(1);
    actions.askRemove(state().folders!.categories[0]!);
    actions.submitFolder();
    await host.settle();
    expect(told).toEqual(['removed']);
  });

  it('that is not there is told', async () => {
    const { state, told } = await openFavorites({ folderId: 99 });
    expect(state()).toMatchObject({ isMissing: true, list: { status: 'failed' } });
    expect(told).toEqual(['missing']);
  });
});

it('says so when it does not come, and can be asked for once more', async () => {
  const backend = createFavoritesBackend();
  backend.fail('folders', unplugged);
  const { actions, host, keys, state } = await openFavorites({ backend });
  expect(state()).toMatchObject({ isMissing: false, list: { status: 'failed' } });
  actions.retry();
  await host.settle();
  expect(keys()).toHaveLength(5);
});
