import { describe, expect, it } from 'vitest';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { typingPause } from './files/narrowing.ts';
import { askedOf, placeOf, queryOf } from './media-place.ts';
import { openLibrary, recordings } from './open-library.fixtures.ts';

describe('an address', () => {
  it('is read by what the library knows, and says no more than differs from the first page', () => {
    const place = placeOf({ page: '3', kind: 'video', folder: '7', keywords: '讲', sort: 'largest', x: 1 });
    expect(place).toEqual({ page: 3, kind: 'video', folder: 7, keywords: '讲', sort: 'largest' });
    expect(placeOf(queryOf(place))).toEqual(place);
    expect(queryOf(placeOf({ page: '0', kind: 'song', folder: '-1', sort: 'x' }))).toEqual({});
  });

  it('asks for what stands in no folder by 0, and for all by nothing', () => {
    expect(askedOf(placeOf({ folder: 'none' }))).toMatchObject({ folder_id: 0 });
    expect(askedOf(placeOf({}))).toEqual({ page: 1, kind: 'picture', sort: 'created_at', order: 'desc' });
  });
});

describe('the list', () => {
  it('begins anew with each kind, folder and order, of which nothing is chosen', async () => {
    const { actions, state, queries, host, ids } = await openLibrary();
    actions.toggle(3);
    actions.showFolder(1);
    await host.settle();
    expect([ids(), state().chosen]).toEqual([[1, 2], []]);
    actions.showKind('video');
    actions.sortBy('title');
    await host.settle();
    expect(queries).toEqual([
      { folder: 1 },
      { folder: 1, kind: 'video' },
      { folder: 1, kind: 'video', sort: 'title' },
    ]);
  });

  it('looks for what was typed after a pause', async () => {
    const { actions, asked, host, ids } = await openLibrary();
    actions.type('封');
    actions.type('封面');
    await host.advance(typingPause);
    expect(asked()).toMatchObject({ keywords: '封面' });
    expect(ids()).toEqual([2]);
  });

  it('says that it may not be seen', async () => {
    const { state, backend, actions, host } = await openLibrary();
    backend.fail('list', () => refusal('没有权限', 403));
    actions.showKind('file');
    await host.settle();
    expect(state()).toMatchObject({ isNotAllowed: true, list: { status: 'failed' } });
  });

  it('asks again while a video is processed, and shows when it is ready', async () => {
    const { backend, host, state } = await openLibrary({ props: { query: { kind: 'video' } } });
    const before = backend.counted('list');
    backend.change(12, { status: 'ready' });
    await host.advance(5_000);
    expect(backend.counted('list')).toBe(before + 1);
    await host.advance(60_000);
    expect(backend.counted('list')).toBe(before + 1);
    const { list } = state();
    expect(list.status === 'ready' && list.rows.find(({ id }) => id === 12)?.status).toBe('ready');
  });

  it('has the server look at a failed video again', async () => {
    const { actions, backend, host, state } = await openLibrary({ props: { query: { kind: 'video' } } });
    await actions.retryVideo(13);
    await host.settle();
    const { list } = state();
    expect(list.status === 'ready' && list.rows.find(({ id }) => id === 13)?.status).toBe('running');
    expect(backend.counted('retryVideo')).toBe(1);
  });
});

describe('deleting and moving', () => {
  it('is told with what takes it back, and the page may ask for everything again after that', async () => {
    const { actions, acted, ids, host, show, backend } = await openLibrary();
    actions.toggle(3);
    actions.toggle(4);
    await actions.remove([3, 4]);
    await host.settle();
    expect(acted).toEqual([{ text: '已删除2个素材', actionId: 1 }]);
    expect(ids()).toEqual([1, 2, 5, 6]);
    const before = [backend.counted('list'), backend.counted('folders.list')];
    await show({ revision: 1 });
    expect([backend.counted('list'), backend.counted('folders.list')]).toEqual(
      before.map((count) => count + 1),
    );
  });

  it('shows what uses a file that was not deleted, and keeps it', async () => {
    const { actions, state, ids, acted, host } = await openLibrary();
    await actions.remove([1, 2]);
    await host.settle();
    expect(state().refusal).toMatchObject({
      message: '“课程封面：读书法”正在使用，不能删除',
      files: [
        {
          id: 2,
          title: '课程封面：读书法',
          uses: [
            { entity: 'course', id: 5 },
            { entity: 'article', id: 8 },
          ],
        },
      ],
    });
    expect([ids().length, acted]).toEqual([6, []]);
    actions.closeRefusal();
    expect(state().refusal).toBeNull();
  });

  it('says so when what uses it does not come, and a failure is no refusal', async () => {
    const { actions, state, backend, host } = await openLibrary();
    backend.fail('uses', unplugged);
    await actions.remove([2]);
    await host.settle();
    expect(state().refusal).toMatchObject({ files: 'failed' });
    actions.closeRefusal();
    backend.fail('removeMany', unplugged);
    await actions.remove([1]);
    expect(state().refusal).toBeNull();
    expect(host.notices).toEqual([{ tone: 'critical', text: '没有做成，请检查网络后重试' }]);
  });

  it('moves what is chosen', async () => {
    const { actions, acted, backend, host } = await openLibrary();
    await actions.move([3, 4], 3, '讲义');
    await host.settle();
    expect(acted).toEqual([{ text: '已把2个素材移到“讲义”', actionId: 1 }]);
    expect(backend.find(3).folder_id).toBe(3);
  });

  it('does one thing at a time', async () => {
    const { actions, backend, host } = await openLibrary();
    const release = backend.hold('removeMany');
    void actions.remove([3]);
    void actions.remove([4]);
    release();
    await host.settle();
    expect(backend.counted('removeMany')).toBe(1);
  });
});

describe('folders', () => {
  it('get names, and keep the words of a refusal beside the name', async () => {
    const { actions, state, acted, host } = await openLibrary();
    actions.addFolder(null);
    await actions.saveFolder();
    expect(state().naming?.error).toBe('请填写名称');
    actions.typeFolderName('封面');
    await actions.saveFolder();
    expect(state().naming).toMatchObject({ isSaving: false, error: '已经有同名的文件夹' });
    actions.typeFolderName('海报');
    await actions.saveFolder();
    await host.settle();
    expect(state().naming).toBeNull();
    expect(acted).toEqual([{ text: '已新建文件夹“海报”', actionId: 1 }]);
    expect(state().folders).toMatchObject({ status: 'ready', folders: [{}, {}, {}, { name: '海报' }] });
  });

  it('are not asked for where they may not be seen', async () => {
    const { backend, state } = await openLibrary({ props: { canSeeFolders: false } });
    expect([backend.counted('folders.list'), state().folders]).toEqual([0, { status: 'hidden' }]);
  });
});

describe('details', () => {
  it('follow the page’s address, and tell it', async () => {
    const opened: (number | null)[] = [];
    const { actions, open, show, state, host } = await openLibrary({
      props: { openId: 2, onOpenChange: (id) => void opened.push(id) },
    });
    expect(open()).toMatchObject({ file: { id: 2 }, uses: [{ entity: 'course' }, { entity: 'article' }] });
    actions.close();
    expect([state().open, opened]).toEqual([null, [null]]);
    await show({ openId: 11 });
    expect(open().address).toEqual({ url: '/signed/11?until=1', thumb: open().file.thumb });
    actions.open(13);
    await host.settle();
    expect(open().address).toBeNull();
  });

  it('say that a file is gone', async () => {
    const { state } = await openLibrary({ props: { openId: 99 } });
    expect(state().open).toEqual({ id: 99, status: 'gone' });
  });

  it('change the title, which has to be there', async () => {
    const { actions, open, acted, host } = await openLibrary({ props: { openId: 1 } });
    actions.typeTitle('  ');
    await actions.saveTitle();
    expect(open().error).toBe('请填写标题');
    actions.typeTitle('抛物线');
    await actions.saveTitle();
    await host.settle();
    expect(open()).toMatchObject({ title: '抛物线', file: { title: '抛物线' }, busy: null });
    expect(acted).toEqual([{ text: '标题已改为“抛物线”', actionId: 1 }]);
  });

  it('close with the file that is deleted', async () => {
    const { actions, state } = await openLibrary({ props: { openId: 3 } });
    await actions.remove([3]);
    expect(state().open).toBeNull();
  });

  it('ED-12 give the player an address that plays now', async () => {
    const { actions, backend } = await openLibrary({ props: { openId: 11 } });
    expect(await actions.renewAddress(11)).toBe('/signed/11?until=1');
    expect(backend.counted('address')).toBe(2);
  });
});

describe('a picker', () => {
  const records = { list: async () => ({ data: [...recordings], total: recordings.length }) };

  it('shows one kind, and gives what is picked', async () => {
    const { actions, asked, picked, backend } = await openLibrary({ props: { kind: 'video' } });
    expect(asked()).toMatchObject({ kind: 'video' });
    actions.pick(backend.find(11));
    expect(picked).toEqual([11]);
  });

  it('takes a recording into the library, and gives it as a video', async () => {
    const { actions, picked, backend, host, state } = await openLibrary({
      props: { kind: 'video', records },
    });
    actions.showSource('recordings');
    await host.settle();
    expect(state().recordings.list).toMatchObject({ status: 'ready', total: 2 });
    const release = backend.hold('keepRecord');
    void actions.pickRecording(recordings[0]!);
    void actions.pickRecording(recordings[0]!);
    expect(state().picking).toBe(31);
    release();
    await host.settle();
    expect([picked.length, backend.counted('keepRecord'), state().picking]).toEqual([1, 1, null]);
  });

  it('says that a recording was not taken', async () => {
    const host = createTestHost({ user: testUser });
    const { actions, picked, backend } = await openLibrary({ host, props: { kind: 'video', records } });
    backend.fail('keepRecord', unplugged);
    await actions.pickRecording(recordings[0]!);
    expect(picked).toEqual([]);
    expect(host.notices).toMatchObject([
      { tone: 'critical', text: '这段录屏没能加入素材库，请检查网络后重试' },
    ]);
  });
});
