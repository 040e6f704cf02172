import { describe, expect, it } from 'vitest';
import { ApiError } from '@shuyuan/api-client';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { categoryForm, createNoticeBackend, noticeForm } from './notice-form.fixtures.ts';
import { createResourceFormStore } from './resource-form.store.ts';
import { resourceFormStrings } from './resource-form.strings.ts';
import type { ResourceFormProps } from './resource-form.tsx';
import type { FormValues, WrittenRow } from './resource-form.types.ts';

interface Options {
  id?: number | null;
  backend?: ReturnType<typeof createNoticeBackend>;
  host?: ReturnType<typeof createTestHost>;
  declaration?: typeof noticeForm;
}

async function open(options: Options = {}) {
  const { id = 7, backend = createNoticeBackend(), declaration = noticeForm } = options;
  const host = options.host ?? createTestHost({ user: testUser });
  const saved: { text: string; actionId: number; id: number }[] = [];
  let closed = 0;
  let held = 0;
  const props = {
    resource: backend.resource,
    declaration,
    id,
    onSaved: (each: (typeof saved)[number]) => void saved.push(each),
    onClose: () => void (closed += 1),
    askBeforeLeaving() {
      held += 1;
      return () => void (held -= 1);
    },
  } as ResourceFormProps<WrittenRow>;
  const strings = resourceFormStrings['zh-CN'];
  const store = createResourceFormStore({ host, strings, getProps: () => props });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  return {
    host,
    backend,
    saved,
    stop,
    state,
    actions: store.actions,
    closed: () => closed,
    isHeld: () => held > 0,
    form: () => {
      const { form } = state();
      if (form.status !== 'ready') throw new Error(`The form is ${form.status}.`);
      return form;
    },
    sent: (name: 'store' | 'update') =>
      backend.calls.filter((call) => call.name === name).map(({ input }) => input),
  };
}

async function errorsFor(declaration: typeof noticeForm, values: FormValues) {
  const opened = await open({ id: null, declaration });
  for (const [name, value] of Object.entries(values)) opened.actions.change(name, value);
  await opened.actions.save();
  expect(opened.sent('store')).toEqual([]);
  return { errors: opened.form().errors, focus: opened.state().focus };
}

describe('a form', () => {
  it('adds what is written, and tells what takes it back', async () => {
    const { actions, saved, sent } = await open({ id: null });
    actions.change('title', '招生简章');
    actions.change('content', '<p>九月开学</p>');
    await actions.save();
    expect(sent('store')).toEqual([{ title: '招生简章', content: '<p>九月开学</p>' }]);
    expect(saved).toEqual([{ text: '已添加“招生简章”', actionId: 1, id: 8 }]);
  });

  it('sends no more than what has changed, with what it was made upon', async () => {
    const { actions, saved, sent } = await open();
    actions.change('title', '春季共读改期');
    await actions.save();
    expect(sent('update')).toEqual([
      { id: 7, change: { title: '春季共读改期' }, seenAt: '2026-03-01T02:00:00.000Z' },
    ]);
    expect(saved).toEqual([{ text: '已保存“春季共读改期”', actionId: 2, id: 7 }]);
  });

  it('saves once, however often it is pressed', async () => {
    const { actions, sent } = await open();
    actions.change('title', '春季共读改期');
    await Promise.all([actions.save(), actions.save()]);
    expect(sent('update')).toHaveLength(1);
  });

  it('says that it did not load, and loads by itself when there is a network again', async () => {
    const backend = createNoticeBackend();
    backend.fail('find', unplugged);
    const host = createTestHost({ user: testUser });
    await host.setOnline(false);
    const { state, form } = await open({ backend, host });
    expect(state().form).toMatchObject({ status: 'failed', isOffline: true });
    await host.setOnline(true);
    await host.settle();
    expect(form().values).toMatchObject({ title: '春季共读开始了' });
  });
});

describe('the contract', () => {
  it.each([
    [
      'what is missing',
      noticeForm,
      { title: '', content: '' },
      { title: '这里要填写', content: '这里要填写' },
    ],
    ['what is only space', noticeForm, { title: '   ', content: 'x' }, { title: '这里要填写' }],
    [
      'what is too long, and by how much',
      noticeForm,
      { title: '长'.repeat(103), content: 'x' },
      { title: '太长了，请减少3个字' },
    ],
    ['what is too small', categoryForm, { name: '读书', sort: -1 }, { sort: '不能小于0' }],
    ['what is too big', categoryForm, { name: '读书', sort: 10_000 }, { sort: '不能大于9999' }],
    ['what is not whole', categoryForm, { name: '读书', sort: 1.5 }, { sort: '请填写整数' }],
    ['what is no number', categoryForm, { name: '读书', sort: 'x' }, { sort: '请填写数字' }],
    ['a number that is missing', categoryForm, { name: '读书', sort: null }, { sort: '这里要填写' }],
  ])('refuses %s before anything is sent', async (_, declaration, values, expected) => {
    const { errors, focus } = await errorsFor(declaration, values);
    expect(errors).toEqual(expected);
    expect(focus).toEqual({ field: Object.keys(expected)[0] });
  });

  it('is forgotten at a field as soon as that is written anew', async () => {
    const { actions, form } = await open({ id: null });
    await actions.save();
    actions.change('title', '招');
    expect(form().errors).toEqual({ content: '这里要填写' });
  });

  it('may fail to load, and what is written stays', async () => {
    const declaration = { ...noticeForm, loadSchema: () => Promise.reject(new Error('gone')) };
    const { actions, form, host } = await open({ declaration });
    actions.change('title', '改了');
    await actions.save();
    expect(host.notices).toEqual([{ tone: 'critical', text: '表单没有加载完整，请检查网络后再保存' }]);
    expect(form().values).toMatchObject({ title: '改了' });
  });
});

describe('a refusal of the server', () => {
  it('stands at the field that it names', async () => {
    const { actions, backend, form, host, state } = await open();
    backend.fail(
      'update',
      () =>
        new ApiError({
          kind: 'business',
          code: 1,
          status: 200,
          message: '已有同名的公告',
          data: { field: 'title' },
        }),
    );
    actions.change('title', '改了');
    await actions.save();
    expect(form().errors).toEqual({ title: '已有同名的公告' });
    expect(state()).toMatchObject({ step: 'writing', focus: { field: 'title' } });
    expect(host.notices).toEqual([]);
  });

  it.each([
    ['without a field is a notice in its words', refusal('公告太多了'), '公告太多了'],
    [
      'that never came says that the draft is still there',
      unplugged(),
      '没有保存成功，请检查网络后重试。草稿还在。',
    ],
  ])('%s', async (_, error, text) => {
    const { actions, backend, host, saved, state } = await open();
    backend.fail('update', () => error);
    actions.change('title', '改了');
    await actions.save();
    expect(host.notices).toEqual([{ tone: 'critical', text }]);
    expect(saved).toEqual([]);
    expect(state().step).toBe('writing');
  });
});

describe('somebody else who has saved meanwhile', () => {
  const later = '2026-03-01T02:30:00.000Z';
  const other = { id: 55, nick_name: '沈砚秋' };
  const changedBy = (actor: typeof other | null, fields: readonly string[]) =>
    new ApiError({ kind: 'business', code: 409, message: '', data: { actor, changed_at: later, fields } });

  async function conflict(theirs = { title: '别人的' }, actor: typeof other | null = other) {
    const opened = await open();
    opened.backend.changeElsewhere({ ...theirs, updated_at: later });
    opened.backend.fail('update', () => changedBy(actor, Object.keys(theirs)));
    opened.actions.change('content', '<p>我的</p>');
    await opened.actions.save();
    expect(opened.state().step).toBe('conflict');
    return opened;
  }
  const both = { title: '别人的', content: '<p>别人的</p>' };

  it('is named, with the fields of both sides', async () => {
    const { state } = await conflict(both);
    expect(state().conflict).toMatchObject({
      actor: other,
      isOwn: false,
      changedAt: later,
      fields: [
        { name: 'title', mine: '春季共读开始了', theirs: '别人的', isMine: false },
        { name: 'content', mine: '<p>我的</p>', theirs: '<p>别人的</p>', isMine: true },
      ],
    });
  });

  it('is called oneself in another tab', async () => {
    const { state } = await conflict(both, { id: testUser.id, nick_name: '我' });
    expect(state().conflict).toMatchObject({ isOwn: true });
  });

  it('keeps both changes where they are of different fields', async () => {
    const { actions, saved, sent, form } = await conflict();
    await actions.saveMerged();
    expect(sent('update').at(-1)).toEqual({ id: 7, change: { content: '<p>我的</p>' }, seenAt: later });
    expect(form().values).toEqual({ title: '别人的', content: '<p>我的</p>' });
    expect(saved).toHaveLength(1);
  });

  it('is not saved over before a side is chosen for each field that both have changed', async () => {
    const { actions, sent, saved } = await conflict(both);
    const before = sent('update').length;
    await actions.saveMerged();
    expect(sent('update')).toHaveLength(before);
    actions.chooseSide('content', 'mine');
    await actions.saveMerged();
    expect(sent('update').at(-1)).toEqual({ id: 7, change: { content: '<p>我的</p>' }, seenAt: later });
    expect(saved).toHaveLength(1);
  });

  it('is what I go on from where their side is chosen everywhere, and nothing is sent', async () => {
    const { actions, sent, form, state } = await conflict(both);
    const before = sent('update').length;
    actions.chooseSide('content', 'theirs');
    await actions.saveMerged();
    expect(sent('update')).toHaveLength(before);
    expect(state()).toMatchObject({ step: 'writing', conflict: null });
    expect(form()).toMatchObject({ values: both, seenAt: later });
  });

  it('is not put out by mine, unless I say so, and a third one is told of again', async () => {
    const { actions, saved, sent, backend, state } = await conflict(both);
    backend.changeElsewhere({ title: '第三人的', updated_at: '2026-03-01T02:40:00.000Z' });
    backend.fail('update', () => changedBy(other, ['title']));
    await actions.overwrite();
    expect(sent('update').at(-1)).toEqual({ id: 7, change: { content: '<p>我的</p>' }, seenAt: later });
    expect(state()).toMatchObject({ step: 'conflict', conflict: { fields: [{ theirs: '第三人的' }] } });
    await actions.overwrite();
    expect(saved).toHaveLength(1);
  });

  it('can be overwritten or taken whole where what is there now does not come', async () => {
    const opened = await open();
    opened.backend.fail('update', () => changedBy(other, ['title']));
    opened.backend.fail('find', unplugged);
    opened.actions.change('content', '<p>我的</p>');
    await opened.actions.save();
    expect(opened.state()).toMatchObject({ step: 'conflict', conflict: null });
    await opened.actions.overwrite();
    expect(opened.sent('update').at(-1)).toMatchObject({ seenAt: undefined });
    expect(opened.saved).toHaveLength(1);
  });

  it('is compared with a draft of an earlier visit by what the log names', async () => {
    const first = await open();
    first.actions.change('content', '<p>我的</p>');
    first.backend.changeElsewhere({ content: '<p>别人的</p>', updated_at: later });
    const { actions, backend, state } = await open({ backend: first.backend, host: first.host.reload() });
    backend.fail('update', () => changedBy(other, ['content']));
    await actions.save();
    expect(state().conflict?.fields).toEqual([
      { name: 'content', mine: '<p>我的</p>', theirs: '<p>别人的</p>', isMine: true },
    ]);
  });

  it('is what I go on from, when I say so', async () => {
    const { actions, form, host, state } = await conflict();
    actions.takeTheirs();
    await host.settle();
    expect(state().step).toBe('writing');
    expect(form()).toMatchObject({
      values: { title: '别人的', content: '<p>每周三晚八点</p>' },
      seenAt: '2026-03-01T02:30:00.000Z',
      isRestored: false,
    });
  });

  it('is told of also when my draft is of an earlier visit', async () => {
    const first = await open();
    first.actions.change('content', '<p>我的</p>');
    first.backend.changeElsewhere({ title: '别人的', updated_at: '2026-03-01T02:30:00.000Z' });
    const { actions, sent } = await open({ backend: first.backend, host: first.host.reload() });
    await actions.save();
    expect(sent('update').at(-1)).toMatchObject({ seenAt: '2026-03-01T02:00:00.000Z' });
  });
});

describe('a draft', () => {
  it('is told of when the form is left by the browser or a link, and comes back', async () => {
    const { actions, host, stop, backend } = await open();
    actions.change('title', '写到一半');
    stop();
    expect(host.notices).toEqual([
      { tone: 'neutral', text: '“写到一半”的改动没有保存，草稿留在这台设备上，再打开时会恢复' },
    ]);
    const again = await open({ backend, host: host.reload() });
    expect(again.form().values['title']).toBe('写到一半');
  });

  it.each(['given up', 'saved', 'unchanged'])(
    'is not told of when what was written is %s',
    async (ending) => {
      const { actions, host, stop } = await open();
      if (ending !== 'unchanged') actions.change('title', '写到一半');
      if (ending === 'saved') await actions.save();
      if (ending === 'given up') actions.leave();
      stop();
      expect(host.notices).toEqual([]);
    },
  );

  it('survives a reload, with nobody else and at nothing else', async () => {
    const first = await open();
    first.actions.change('title', '写到一半');
    const host = first.host.reload();
    const again = await open({ host });
    expect(again.form()).toMatchObject({
      values: { title: '写到一半', content: '<p>每周三晚八点</p>' },
      isRestored: true,
    });
    expect((await open({ host, id: null })).form().isRestored).toBe(false);
    const tab = host.openTab();
    tab.setUser({ ...testUser, id: 9 });
    expect((await open({ host: tab })).form().isRestored).toBe(false);
  });

  type Actions = Awaited<ReturnType<typeof open>>['actions'];

  it.each([
    ['saved', (actions: Actions) => void actions.save()],
    ['left', (actions: Actions) => actions.leave()],
    ['thrown away', (actions: Actions) => actions.discardDraft()],
    ['written back', (actions: Actions) => actions.change('title', '春季共读开始了')],
  ])('is gone when it was %s', async (_, end) => {
    const first = await open();
    first.actions.change('title', '写到一半');
    end(first.actions);
    await first.host.settle();
    const again = await open({ host: first.host.reload() });
    expect(again.form()).toMatchObject({ values: { title: '春季共读开始了' }, isRestored: false });
  });
});

describe('CR-13 a new one whose answer is lost', () => {
  async function lose() {
    const opened = await open({ id: null });
    opened.actions.change('title', '招生简章');
    opened.actions.change('content', '<p>九月开学</p>');
    opened.backend.loseAnswer('store');
    await opened.actions.save();
    expect(opened.saved).toEqual([]);
    expect(opened.form().values).toMatchObject({ title: '招生简章' });
    return opened;
  }

  it('is added once when it is sent again', async () => {
    const { actions, saved, backend } = await lose();
    await actions.save();
    expect(saved).toMatchObject([{ id: 8 }]);
    expect(backend.addedCount()).toBe(1);
  });

  it('takes up what was written since then', async () => {
    const { actions, saved, backend, sent } = await lose();
    actions.change('title', '招生简章（二）');
    await actions.save();
    expect(saved).toEqual([{ text: '已添加“招生简章（二）”', actionId: 2, id: 8 }]);
    expect(sent('update')).toEqual([{ id: 8, change: { title: '招生简章（二）' }, seenAt: undefined }]);
    expect(backend.addedCount()).toBe(1);
  });

  it('is the same one after a reload', async () => {
    const { host, backend } = await lose();
    const again = await open({ id: null, backend, host: host.reload() });
    await again.actions.save();
    expect(again.saved).toMatchObject([{ id: 8 }]);
    expect(backend.addedCount()).toBe(1);
  });

  it('is another one after the server has said no', async () => {
    const { actions, backend, sent, saved } = await open({ id: null });
    actions.change('title', '招生简章');
    actions.change('content', '<p>九月开学</p>');
    backend.fail('store', () => refusal('标题已经有了'));
    await actions.save();
    actions.change('title', '招生简章（二）');
    await actions.save();
    expect(sent('store')).toHaveLength(2);
    expect(sent('store').at(-1)).toMatchObject({ title: '招生简章（二）' });
    expect(saved).toMatchObject([{ id: 8 }]);
  });
});

describe('leaving', () => {
  it('closes at once while nothing has changed', async () => {
    const { actions, closed, isHeld } = await open();
    expect(isHeld()).toBe(false);
    actions.close();
    expect(closed()).toBe(1);
  });

  it('asks first when changes would be lost, in the page and of the browser', async () => {
    const { actions, closed, isHeld, state, stop } = await open();
    actions.change('title', '写到一半');
    expect(isHeld()).toBe(true);
    actions.close();
    expect(closed()).toBe(0);
    expect(state().step).toBe('leaving');
    actions.stay();
    expect(state().step).toBe('writing');
    actions.close();
    actions.leave();
    expect(closed()).toBe(1);
    stop();
    expect(isHeld()).toBe(false);
  });

  it('asks no more once it is saved', async () => {
    const { actions, isHeld } = await open();
    actions.change('title', '写完了');
    await actions.save();
    expect(isHeld()).toBe(false);
  });
});

it('ED-03 waits for the pictures of all its texts', async () => {
  const { actions, sent, state } = await open();
  actions.change('title', '配了图');
  actions.notePictures('content', true);
  actions.notePictures('summary', true);
  actions.notePictures('summary', false);
  await actions.save();
  expect([sent('update'), state().announcement.text]).toEqual([[], '图片还在上传，传完再保存']);
  actions.notePictures('content', false);
  await actions.save();
  expect(sent('update')).toHaveLength(1);
});
