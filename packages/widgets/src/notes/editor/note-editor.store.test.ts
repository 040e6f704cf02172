import type { Note } from '@shuyuan/api-client';
import { describe, expect, it } from 'vitest';
import { refusal, unplugged } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../../testing/index.ts';
import { createNotesBackend, noteOf } from '../notes-backend.fixtures.ts';
import { createNoteEditorStore } from './note-editor.store.ts';
import { noteEditorStrings } from './note-editor.strings.ts';

type Backend = ReturnType<typeof createNotesBackend>;

async function open({
  host = createTestHost({ user: testUser }),
  backend = createNotesBackend(),
  id = null,
}: { host?: TestHost; backend?: Backend; id?: number | null } = {}) {
  const saved: Note[] = [];
  const props = { notes: backend.notes, id, onSaved: (note: Note) => void saved.push(note) };
  const store = createNoteEditorStore({ host, strings: noteEditorStrings['zh-CN'], getProps: () => props });
  store.start();
  await host.settle();
  return { host, backend, saved, state: store.getState, actions: store.actions };
}

describe('a new note', () => {
  it('is kept once through a lost answer, and handed to the page', async () => {
    const { actions, host, backend, saved, state } = await open();
    actions.setTitle('题');
    actions.setContent('<p>一</p>');
    backend.loseAnswer('store');
    actions.save();
    await host.settle();
    expect(state().problem).toBe('没有保存成功，写的内容已存在本机，请重试');
    actions.save();
    await host.settle();
    expect(saved).toMatchObject([{ title: '题', content: '<p>一</p>' }]);
    expect(backend.mine().filter(({ content }) => content === '<p>一</p>')).toHaveLength(1);
  });

  it('is found again after a crash, and given up when that is wanted', async () => {
    const first = await open();
    first.actions.setContent('<p>半句</p>');
    const again = await open({ host: first.host.crash() });
    expect(again.state()).toMatchObject({ isRestored: true, draft: { content: '<p>半句</p>' } });
    again.actions.discard();
    expect(again.state()).toMatchObject({ isRestored: false, draft: { content: '' } });
    await again.host.settle();
    expect((await open({ host: again.host.reload() })).state().isRestored).toBe(false);
  });

  it('is not sent without words', async () => {
    const { actions, state, backend } = await open();
    actions.setTitle('只有标题');
    actions.save();
    expect(state()).toMatchObject({ problem: '还没有写内容', focus: { on: 'words' } });
    expect(backend.counted('store')).toBe(0);
  });
});

describe('a note that is there', () => {
  it('is loaded, changed, and its draft forgotten', async () => {
    const { actions, host, backend, saved, state } = await open({ id: 2 });
    expect(state().draft).toMatchObject({ second: 754, isPublic: true });
    actions.setContent('<p>改过</p>');
    actions.setPublic(false);
    actions.save();
    await host.settle();
    expect(saved).toMatchObject([{ id: 2, content: '<p>改过</p>', is_public: false, second: 754 }]);
    const again = await open({ host: host.reload(), backend, id: 2 });
    expect(again.state()).toMatchObject({ isRestored: false, draft: { content: '<p>改过</p>' } });
  });

  it('shows what was left of it here, and what the server has once that is given up', async () => {
    const first = await open({ id: 1 });
    first.actions.setContent('<p>没存</p>');
    const again = await open({ host: first.host.reload(), id: 1 });
    expect(again.state()).toMatchObject({ isRestored: true, draft: { content: '<p>没存</p>' } });
    again.actions.discard();
    expect(again.state().draft.content).toBe(noteOf(1).content);
  });

  it('is gone when it is somebody else’s, or nobody’s, and asked for again when it did not come', async () => {
    const others = createNotesBackend({ own: [noteOf(5, { is_own: false })] });
    expect((await open({ backend: others, id: 5 })).state().note.status).toBe('gone');
    expect((await open({ id: 99 })).state().note.status).toBe('gone');
    const backend = createNotesBackend();
    backend.fail('detail', unplugged);
    const { state, actions, host } = await open({ backend, id: 1 });
    expect(state().note.status).toBe('failed');
    actions.retry();
    await host.settle();
    expect(state().note.status).toBe('ready');
  });

  it('says the server’s words when it refuses', async () => {
    const { actions, host, backend, state } = await open({ id: 1 });
    actions.setContent('<p>改</p>');
    backend.fail('update', () => refusal('操作太频繁，请10秒后再试', 429));
    actions.save();
    await host.settle();
    expect(state()).toMatchObject({ problem: '操作太频繁，请10秒后再试', isSending: false });
  });
});
