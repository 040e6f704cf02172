import { describe, expect, it } from 'vitest';
import { busy, refusal, unplugged } from '../testing/failures.fixtures.ts';
import { openLibrary } from './open-library.fixtures.ts';
import { createLibraryBackend } from './records.fixtures.ts';

describe('the list', () => {
  it('comes with its categories, 20 recordings a page', async () => {
    const { backend, list, tree } = await openLibrary({ backend: createLibraryBackend({ records: 33 }) });
    expect(list()).toMatchObject({ total: 33, page: 1 });
    expect(list().records).toHaveLength(20);
    expect(tree()[0]?.children.map(({ name }) => name)).toEqual(['数学', '语文']);
    expect(backend.calls[0]).toEqual({ name: 'list', input: { page: 1, size: 20 } });
  });

  it('says that it did not come, and comes when it is asked for again', async () => {
    const backend = createLibraryBackend({ records: 3 });
    backend.fail('list', unplugged);
    const { actions, host, state, titles } = await openLibrary({ backend });
    expect(state().list.status).toBe('failed');
    actions.load();
    await host.settle();
    expect(titles()).toHaveLength(3);
  });

  it('tells how long a busy server wants to be left alone', async () => {
    const backend = createLibraryBackend({ records: 3 });
    backend.fail('list', busy(29.2));
    const { state } = await openLibrary({ backend });
    expect(state().list).toEqual({ status: 'failed', busyFor: 30 });
  });

  it('turns pages, and goes back for the pager when one does not come', async () => {
    const { actions, backend, list } = await openLibrary({ backend: createLibraryBackend({ records: 33 }) });
    await actions.turnTo(2);
    expect(list()).toMatchObject({ page: 2, isTurning: false });
    expect(list().records).toHaveLength(13);
    backend.fail('list', unplugged);
    await expect(actions.turnTo(1)).rejects.toThrow('could not be reached');
    expect(list()).toMatchObject({ page: 2, isTurning: false });
  });

  it('searches the titles when the person says so, and speaks how many there are', async () => {
    const { actions, backend, host, state, titles } = await openLibrary();
    actions.type('断句');
    await host.settle();
    expect(backend.counted('list')).toBe(1);
    actions.search(' 断句 ');
    await host.settle();
    expect(titles()).toEqual(['《陋室铭》断句示范']);
    expect(state().announcement.text).toBe('找到1段录制');
    actions.search('断句');
    await host.settle();
    expect(backend.counted('list')).toBe(2);
    actions.showAll();
    await host.settle();
    expect(titles()).toHaveLength(8);
    expect(state().typed).toBe('');
  });

  it('shows a category with what lies below it', async () => {
    const { actions, host, titles } = await openLibrary();
    actions.toggleTree();
    actions.chooseCategory(1);
    await host.settle();
    expect(titles()).toEqual([
      '二次函数的图像：从开口到顶点',
      '《陋室铭》断句示范',
      '月考讲评（一）：阅读理解',
      '用几何画板找外心',
    ]);
  });

  it('keeps the words in the field when the search does not come, and drops the answer of an older one', async () => {
    const { actions, backend, host, state, titles } = await openLibrary();
    backend.fail('list', unplugged);
    actions.search('月考');
    await host.settle();
    expect(state()).toMatchObject({ typed: '月考', list: { status: 'failed' } });
    const release = backend.hold('list');
    actions.search('递归');
    actions.search('月考讲评');
    release();
    await host.settle();
    expect(titles()).toEqual(['月考讲评（一）：阅读理解']);
  });

  it('is asked for anew in silence when something was added elsewhere', async () => {
    const { actions, backend, host, titles, state } = await openLibrary();
    await backend.api.create({ title: '新录的一段', aliyun_video_id: 'new' });
    actions.refresh();
    expect(state().list.status).toBe('ready');
    await host.settle();
    expect(titles()[0]).toBe('新录的一段');
  });

  it('throws what is no failed call', async () => {
    const { actions, backend } = await openLibrary();
    backend.fail('list', () => new TypeError('a defect'));
    await expect(actions.turnTo(2)).rejects.toThrow('a defect');
  });
});

describe('a recording', () => {
  it('opens from the list at once, and by an address that is not in it', async () => {
    const { actions, backend, host, list, open, opened } = await openLibrary({
      backend: createLibraryBackend({ records: 33 }),
    });
    const [first] = list().records;
    actions.open(first?.id ?? 0);
    expect(open().record).toEqual(first);
    expect(backend.counted('detail')).toBe(0);
    const last = backend.rows().at(-1);
    actions.show(last?.id ?? 0);
    await host.settle();
    expect(open().record.title).toBe(last?.title);
    // The address led there by itself.
    expect(opened).toEqual([first?.id]);
    actions.close();
    expect(opened).toEqual([first?.id, null]);
  });

  it('says what is gone and what did not come, and tries that again', async () => {
    const { actions, backend, host, state, open } = await openLibrary();
    actions.show(404);
    await host.settle();
    expect(state().open).toEqual({ status: 'gone', id: 404 });
    actions.close();
    const id = backend.rows()[0]?.id ?? 0;
    backend.fail('list', unplugged);
    actions.load();
    await host.settle();
    backend.fail('detail', unplugged);
    actions.show(id);
    await host.settle();
    expect(state().open).toEqual({ status: 'failed', id });
    actions.retryOpen();
    await host.settle();
    expect(open().id).toBe(id);
  });

  it('appears by itself when the cloud is done with it', async () => {
    const backend = createLibraryBackend({ records: 2, change: (record) => ({ ...record, url: '' }) });
    const { actions, host, open } = await openLibrary({ backend });
    const id = backend.rows()[0]?.id ?? 0;
    actions.open(id);
    backend.fail('detail', unplugged);
    await host.advance(5000);
    expect(open().record.url).toBe('');
    backend.renew(id, { url: '/blobs/done.mp4', duration: 61 });
    await host.advance(5000);
    expect(open().record).toMatchObject({ url: '/blobs/done.mp4', duration: 61 });
    await host.advance(60_000);
    expect(backend.counted('detail')).toBe(2);
  });

  it('is no longer asked for when it is left', async () => {
    const backend = createLibraryBackend({ records: 1, change: (record) => ({ ...record, url: '' }) });
    const { actions, host } = await openLibrary({ backend });
    actions.open(backend.rows()[0]?.id ?? 0);
    actions.close();
    await host.advance(60_000);
    expect(backend.counted('detail')).toBe(0);
  });

  it('is downloaded from an address of this moment, under its title', async () => {
    const { actions, backend, host, saved } = await openLibrary();
    const id = backend.rows()[2]?.id ?? 0;
    actions.open(id);
    backend.renew(id, { url: '/blobs/x.webm?signed=1', title: 'changed elsewhere' });
    actions.download();
    actions.download();
    await host.settle();
    expect(saved).toEqual([{ url: '/blobs/x.webm?signed=1', fileName: '《陋室铭》断句示范.webm' }]);
    backend.renew(id, { url: '/blobs/videos/x?signed=1' });
    actions.download();
    await host.settle();
    expect(saved.at(-1)?.fileName).toBe('《陋室铭》断句示范');
    backend.fail('detail', unplugged);
    actions.download();
    await host.settle();
    expect(host.notices.at(-1)).toEqual({ tone: 'critical', text: '没能下载，请检查网络后重试' });
  });

  it('is shared, its link copied, and closed again', async () => {
    const { actions, backend, host, open, state } = await openLibrary();
    const id = backend.rows()[1]?.id ?? 0;
    actions.open(id);
    actions.share(true);
    actions.share(true);
    await host.settle();
    expect(backend.counted('share')).toBe(1);
    expect(open()).toMatchObject({ hasJustShared: true, record: { is_shared: true } });
    expect(state().announcement.text).toBe('添加成功');
    actions.copyLink();
    await host.settle();
    expect(host.copied).toEqual([`https://school.test/record/detail?id=${id}`]);
    expect(host.notices.at(-1)).toEqual({ tone: 'positive', text: '复制成功' });
    backend.fail('share', unplugged);
    actions.share(false);
    await host.settle();
    expect(open()).toMatchObject({ isSharing: false, record: { is_shared: true } });
    actions.share(false);
    await host.settle();
    expect(backend.rows()[1]?.is_shared).toBe(false);
  });

  it('goes after a question; a refusal leaves the question, and what was typed', async () => {
    const { actions, backend, host, state, titles, opened } = await openLibrary();
    const id = backend.rows()[0]?.id ?? 0;
    actions.open(id);
    actions.askRemove();
    actions.answerNo();
    expect(state().question).toBeNull();
    actions.askRemove();
    backend.fail('remove', () => refusal('正在被别人剪辑'));
    actions.answerYes();
    actions.answerYes();
    await host.settle();
    expect(state().question).toMatchObject({ isPending: false, error: '正在被别人剪辑' });
    actions.answerYes();
    await host.settle();
    expect(state()).toMatchObject({ question: null, open: null });
    expect(opened.at(-1)).toBeNull();
    expect(backend.counted('remove')).toBe(2);
    expect(titles()).toHaveLength(7);
  });

  it('that was the last of its page leaves the page before', async () => {
    const { actions, backend, host, list } = await openLibrary({
      backend: createLibraryBackend({ records: 21 }),
    });
    await actions.turnTo(2);
    actions.open(backend.rows()[20]?.id ?? 0);
    actions.askRemove();
    actions.answerYes();
    await host.settle();
    expect(list()).toMatchObject({ page: 1, total: 20 });
  });
});

describe('changing a recording', () => {
  async function edit() {
    const library = await openLibrary();
    library.actions.open(library.backend.rows()[0]?.id ?? 0);
    library.actions.edit();
    return library;
  }

  it('saves title, description and category, and shows them in the list too', async () => {
    const { actions, backend, host, open, titles } = await edit();
    actions.setTitle('  二次函数（修订） ');
    actions.setDescription('00:24 顶点');
    actions.setCategory(2);
    actions.save();
    actions.save();
    await host.settle();
    expect(backend.counted('update')).toBe(1);
    expect(backend.rows()[0]).toMatchObject({
      title: '二次函数（修订）',
      short_description: '00:24 顶点',
      category_id: 2,
    });
    expect(open()).toMatchObject({ editing: null, record: { title: '二次函数（修订）' } });
    expect(titles()[0]).toBe('二次函数（修订）');
    expect(host.notices).toEqual([{ tone: 'positive', text: '修改完成' }]);
  });

  it('SR-05 wants a title, and asks for it', async () => {
    const { actions, backend, open, state } = await edit();
    actions.setTitle('  ');
    actions.save();
    expect(open().editing?.isTitleMissing).toBe(true);
    expect(state().focus).toEqual({ on: 'title-field' });
    expect(backend.counted('update')).toBe(0);
  });

  it('keeps what was typed when the server refuses or is not there', async () => {
    const { actions, backend, host, open } = await edit();
    actions.setTitle('新标题');
    backend.fail('update', () => refusal('标题不能包含广告'));
    actions.save();
    await host.settle();
    expect(open().editing).toMatchObject({ title: '新标题', isSaving: false, error: '标题不能包含广告' });
    backend.fail('update', unplugged);
    actions.save();
    await host.settle();
    expect(open().editing?.error).toBe('请检查网络后重试。');
  });

  it('asks before changes are lost: by cancelling, by going back, by another recording', async () => {
    const { actions, backend, open, state } = await edit();
    actions.cancelEdit();
    expect(open().editing).toBeNull();
    actions.edit();
    actions.setTitle('改了一半');
    actions.cancelEdit();
    expect(state().question).toEqual({ kind: 'lose-changes', next: 'edit' });
    actions.answerNo();
    expect(open().editing?.title).toBe('改了一半');
    const other = backend.rows()[3]?.id ?? 0;
    actions.open(other);
    expect(state().question).toEqual({ kind: 'lose-changes', next: other });
    actions.answerYes();
    expect(open()).toMatchObject({ id: other, editing: null });
  });

  it('is kept with each key, before anybody knows that the page will be left', async () => {
    const { actions, host } = await edit();
    actions.setTitle('写到');
    actions.setDescription('第二章');
    const [[, kept] = []] = await host.storage.entries('record-edit/');
    expect(kept).toMatchObject({ title: '写到', description: '第二章' });
  });

  it('is there again after an accident, until it is saved or given up', async () => {
    const first = await edit();
    first.actions.setTitle('写到一半');
    const host = first.host.reload();
    const again = await openLibrary({ host, backend: first.backend });
    const id = first.backend.rows()[0]?.id ?? 0;
    again.actions.open(id);
    await host.settle();
    expect(again.open().editing).toMatchObject({ title: '写到一半', isRestored: true });
    again.actions.cancelEdit();
    again.actions.answerYes();
    await host.settle();
    again.actions.close();
    again.actions.open(id);
    await host.settle();
    expect(again.open().editing).toBeNull();
  });

  it('looks again at a category that the recording has left', async () => {
    const { actions, backend, host, titles } = await openLibrary();
    actions.chooseCategory(2);
    await host.settle();
    actions.open(backend.rows()[1]?.id ?? 0);
    actions.edit();
    actions.setCategory(0);
    actions.save();
    await host.settle();
    expect(titles()).toEqual([]);
  });
});
