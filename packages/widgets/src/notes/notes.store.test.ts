import { describe, expect, it } from 'vitest';
import { refusal, signedOut, storageThatRefuses, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createNotesBackend, noteOf, video } from './notes-backend.fixtures.ts';
import type { NotesProps } from './notes.props.ts';
import { createNotesStore } from './notes.store.ts';
import { notesStrings } from './notes.strings.ts';

type Backend = ReturnType<typeof createNotesBackend>;

function createPlayer(at = 100) {
  const player = {
    at,
    isOn: true,
    seeks: [] as number[],
    position: () => player.at,
    seek: (seconds: number) => void player.seeks.push(seconds),
    pause: () => void (player.isOn = false),
    play: () => void (player.isOn = true),
    isPlaying: () => player.isOn,
  };
  return player;
}

interface Options {
  host?: TestHost;
  backend?: Backend;
  props?: Partial<NotesProps>;
}

async function open({
  host = createTestHost({ user: testUser }),
  backend = createNotesBackend(),
  props,
}: Options = {}) {
  const player = createPlayer();
  const saved: [string, string][] = [];
  let blocks = 0;
  let current: NotesProps = { resource: video, notes: backend.notes, study: backend.study, player, ...props };
  const store = createNotesStore(
    { host, strings: notesStrings['zh-CN'], getProps: () => current },
    {
      saveText: (name, text) => void saved.push([name, text]),
      blockUnload() {
        blocks += 1;
        return () => void (blocks -= 1);
      },
    },
  );
  const stop = store.start();
  await host.settle();
  const { actions } = store;
  return {
    host,
    backend,
    player,
    actions,
    saved,
    blocks: () => blocks,
    stop,
    state: store.getState,
    rows: () => {
      const { list } = store.getState();
      return list.status === 'ready' ? list.rows : [];
    },
    change: (next: Partial<NotesProps>) => {
      const before = current;
      current = { ...current, ...next };
      store.onPropsChange(current, before);
    },
    write: async (content: string) => {
      actions.begin();
      actions.type(content);
      await host.settle();
    },
    save: async () => {
      actions.save();
      await host.settle();
    },
  };
}

const sentKeys = ({ calls }: Backend) =>
  calls.flatMap(({ name, input }) => (name === 'store' ? [(input as { key: string }).key] : []));

describe('the moment of a note', () => {
  it('CL-10 is that of the first keystroke, less what was chosen, and saving neither seeks nor pauses', async () => {
    const { actions, write, save, player, backend, state } = await open();
    actions.setLead(5);
    player.at = 73.9;
    actions.begin();
    player.at = 200;
    await write('<p>正切</p>');
    expect(state().draft.second).toBe(68);
    await save();
    expect(backend.mine().at(-1)).toMatchObject({ content: '<p>正切</p>', second: 68 });
    expect(player.seeks).toEqual([]);
    expect(player.isOn).toBe(true);
  });

  it('CL-10 is what a person types, hours too; nothing is the whole, and what is none changes nothing', async () => {
    const { actions, write, state } = await open();
    await write('<p>一</p>');
    actions.typeMoment('1:02:03');
    actions.leaveMoment();
    expect(state()).toMatchObject({ draft: { second: 3723 }, typedMoment: null });
    actions.typeMoment('x');
    actions.leaveMoment();
    expect(state().draft.second).toBe(3723);
    actions.typeMoment(' ');
    actions.leaveMoment();
    expect(state().draft.second).toBeNull();
    await write('<p>一二</p>');
    expect(state().draft.second).toBeNull();
  });

  it('begins anew once the box was emptied, and is set by hand at any time', async () => {
    const { actions, write, state, player } = await open();
    await write('<p>不对</p>');
    await write('');
    expect(state().draft.second).toBeNull();
    player.at = 30;
    await write('<p>重写</p>');
    expect(state().draft.second).toBe(30);
    player.at = 45;
    actions.stamp();
    expect(state().draft.second).toBe(45);
  });
});

describe('beside the film', () => {
  it('CL-09 it is paused by the first keystroke and goes on after saving, where that was chosen and it was playing', async () => {
    const { actions, write, save, player } = await open();
    actions.setPausing(true);
    await write('<p>一</p>');
    expect(player.isOn).toBe(false);
    await save();
    expect(player.isOn).toBe(true);
    player.isOn = false;
    await write('<p>二</p>');
    await save();
    expect(player.isOn).toBe(false);
  });

  it('CL-09 it is paused and taken back five seconds from the box', async () => {
    const { actions, player } = await open();
    actions.togglePlay();
    expect(player.isOn).toBe(false);
    player.at = 3;
    actions.stepBack();
    player.at = 60;
    actions.stepBack();
    expect(player.seeks).toEqual([0, 55]);
  });

  it('remembers how a person likes to write, and a read that fails writes nothing (CL-15)', async () => {
    const first = await open();
    first.actions.setLead(7);
    const again = await open({ host: first.host.reload() });
    expect(again.state().settings.lead).toBe(7);
    const writes: string[] = [];
    const storage = { ...storageThatRefuses(), set: async (key: string) => void writes.push(key) };
    await open({ host: createTestHost({ user: testUser, storage }) });
    expect(writes).toEqual([]);
  });
});

describe('what is written', () => {
  it('outlives a reload with its moment and is nobody else’s', async () => {
    const first = await open();
    await first.write('<p>半句</p>');
    const again = await open({ host: first.host.crash() });
    expect(again.state().draft).toMatchObject({ content: '<p>半句</p>', second: 100 });
    const host = again.host.reload();
    host.setUser({ ...testUser, id: 99 });
    expect((await open({ host })).state().draft.content).toBe('');
  });

  it('is sent once the network is there, from whichever page, and then stands in the list', async () => {
    const first = await open();
    await first.host.setOnline(false);
    for (let times = 0; times < 3; times += 1) first.backend.fail('store', unplugged);
    await first.write('<p>离线</p>');
    await first.save();
    expect(first.state()).toMatchObject({
      draft: { content: '' },
      unsent: [{ content: '<p>离线</p>', status: 'waiting' }],
    });
    const other = await open({
      host: first.host.reload(),
      backend: first.backend,
      props: { resource: { type: 'video', id: 8 } },
    });
    expect(other.state().unsent).toEqual([]);
    await other.host.setOnline(true);
    await other.host.advance(60_000);
    expect(first.backend.mine().filter(({ content }) => content === '<p>离线</p>')).toHaveLength(1);
  });

  it('is kept once though its answer was lost, and is seen in the list', async () => {
    const { write, save, backend, host, rows, state } = await open();
    await write('<p>一</p>');
    backend.loseAnswer('store');
    await save();
    await host.advance(10_000);
    expect(new Set(sentKeys(backend)).size).toBe(1);
    expect(sentKeys(backend)).toHaveLength(2);
    expect(rows().filter(({ content }) => content === '<p>一</p>')).toHaveLength(1);
    expect(state().unsent).toEqual([]);
  });

  it('waits for its author when the session is over', async () => {
    const { write, save, backend, state } = await open();
    backend.fail('store', signedOut);
    await write('<p>一</p>');
    await save();
    expect(state().unsent).toMatchObject([{ status: 'signed-out' }]);
  });

  it('comes back into the box when it is refused, with the server’s words', async () => {
    const { write, save, state, actions, host } = await open();
    await write('<p>refuse</p>');
    await save();
    expect(state().unsent).toMatchObject([{ status: 'refused', message: '笔记内容不合适' }]);
    actions.takeBack(state().unsent[0]!.id);
    await host.settle();
    expect(state()).toMatchObject({
      unsent: [],
      draft: { content: '<p>refuse</p>', second: 100 },
      problem: '笔记内容不合适',
    });
  });

  it('that is refused holds up no other one, and keeps its words', async () => {
    const { write, save, state, backend, host } = await open();
    await host.setOnline(false);
    backend.fail('store', unplugged);
    for (const text of ['<p>refuse</p>', '<p>第二条</p>', '<p>第三条</p>']) {
      await write(text);
      await save();
    }
    await host.setOnline(true);
    await host.advance(120_000);
    expect(backend.mine().map(({ content }) => content)).toEqual(
      expect.arrayContaining(['<p>第二条</p>', '<p>第三条</p>']),
    );
    expect(state().unsent).toMatchObject([
      { content: '<p>refuse</p>', status: 'refused', message: '笔记内容不合适' },
    ]);
  });

  it('is not sent without words, nor with too many', async () => {
    const { save, write, state, backend } = await open();
    await save();
    expect(state().problem).toBe('还没有写内容');
    await write(`<p>${'字'.repeat(10_001)}</p>`);
    await save();
    expect(state().problem).toBe('笔记最多10000个字');
    expect(backend.counted('store')).toBe(0);
  });

  it('is sent also where the device keeps nothing, and holds the page until then', async () => {
    const host = createTestHost({ user: testUser, storage: storageThatRefuses() });
    const { write, save, backend, blocks } = await open({ host });
    const release = backend.hold('store');
    await write('<p>一</p>');
    await save();
    expect(blocks()).toBe(1);
    release();
    await host.settle();
    expect(blocks()).toBe(0);
    expect(backend.mine().at(-1)?.content).toBe('<p>一</p>');
  });

  it('is about the paragraph that was asked for', async () => {
    const article = { type: 'article', id: 3 } as const;
    const { change, write, save, backend, state } = await open({ props: { resource: article } });
    change({ askedParagraph: { paragraph: 4 } });
    expect(state()).toMatchObject({ draft: { paragraph: 4 }, focus: { on: 'composer' } });
    await write('<p>一</p>');
    await save();
    expect(backend.calls.findLast(({ name }) => name === 'store')?.input).toMatchObject({
      note: { resource_type: 'article', paragraph: 4, second: null },
    });
  });
});

describe('notes that are there', () => {
  it('lead back to their moment', async () => {
    const { actions, player } = await open();
    actions.jump(noteOf(1, { second: 754 }));
    expect(player.seeks).toEqual([754]);
  });

  it('are changed in their row, and keep what was typed through a failure and a reload', async () => {
    const { actions, host, backend, state, rows } = await open();
    actions.beginEdit(1);
    await host.settle();
    actions.typeEdit('<p>改过</p>');
    backend.fail('update', unplugged);
    actions.saveEdit();
    await host.settle();
    expect(state().editing).toMatchObject({
      content: '<p>改过</p>',
      problem: '没有保存成功，写的内容还在，请重试',
    });
    const again = await open({ host: host.reload(), backend });
    again.actions.beginEdit(1);
    await again.host.settle();
    expect(again.state().editing?.content).toBe('<p>改过</p>');
    again.actions.saveEdit();
    await again.host.settle();
    expect(again.state().editing).toBeNull();
    expect(again.rows()[0]?.content).toBe('<p>改过</p>');
    expect(rows()[0]?.content).not.toBe('<p>改过</p>');
  });

  it('are published, and deleted after a question; what is gone already is gone', async () => {
    const { actions, host, backend, state, rows } = await open();
    await actions.publish(1, true);
    expect(rows()[0]?.is_public).toBe(true);
    actions.askRemove(1);
    actions.answerNo();
    expect(backend.counted('remove')).toBe(0);
    actions.askRemove(1);
    backend.fail('remove', () => refusal('笔记不存在', 404));
    actions.answerYes();
    await host.settle();
    expect(state().asked).toBeNull();
    actions.askRemove(2);
    backend.fail('remove', unplugged);
    actions.answerYes();
    await host.settle();
    expect(state().asked).toMatchObject({ id: 2, problem: '没有成功，请重试' });
  });

  it('of others come by newest or by likes, and are liked at once', async () => {
    const { actions, host, backend, state } = await open();
    actions.chooseTab('others');
    await host.settle();
    actions.chooseSort('likes');
    await host.settle();
    expect(backend.calls.at(-1)).toMatchObject({ name: 'list', input: { sort: 'likes' } });
    actions.like(11);
    expect(state().likes[11]).toEqual({ isOn: true, count: 9 });
    await host.settle();
    backend.fail('thumbsUp', unplugged);
    actions.like(12);
    await host.settle();
    expect(state().likes[12]).toEqual({ isOn: false, count: 0 });
    expect(host.notices).toMatchObject([{ text: '没有成功，请重试' }]);
  });

  it('are read by visitors, who are asked to sign in before they like one', async () => {
    const { state, rows, actions, host, backend } = await open({ host: createTestHost() });
    expect(state()).toMatchObject({ isVisitor: true, place: { tab: 'others' } });
    expect(rows()).toHaveLength(2);
    actions.like(11);
    expect(host.loginRequests).toMatchObject([{ intent: { kind: 'like-note' } }]);
    expect(backend.counted('mine') + backend.counted('marks') + backend.counted('thumbsUp')).toBe(0);
  });

  it('leave as a file', async () => {
    const { actions, saved, host } = await open();
    actions.exportNotes();
    await host.settle();
    expect(saved).toEqual([['我的笔记-2026-03-02.md', '# 我的笔记\n']]);
  });
});

describe('what was not understood', () => {
  it('is marked at the second that is played, and taken back', async () => {
    const { actions, host, backend, state, player } = await open({
      backend: createNotesBackend({ marks: [5] }),
    });
    player.at = 61.8;
    actions.mark();
    expect(state().marks).toEqual([5, 61]);
    actions.unmark(5);
    await host.settle();
    expect([...backend.marked]).toEqual([61]);
  });

  it('is kept on the device while nobody answers, also by a page that is opened later, and sent then', async () => {
    const backend = createNotesBackend({ marks: [5] });
    const { actions, host, state, player, stop } = await open({ backend });
    player.at = 61;
    await host.setOnline(false);
    // One for each of them.
    backend.fail('setMark', unplugged);
    backend.fail('setMark', unplugged);
    actions.mark();
    actions.unmark(5);
    await host.settle();
    expect([state().marks, state().waitingMarks, host.notices]).toEqual([[61], [61, 5], []]);
    stop();
    const later = await open({ backend, host: host.reload() });
    await later.host.setOnline(true);
    await later.host.advance(60_000);
    expect([[...backend.marked], later.state().marks, later.state().waitingMarks]).toEqual([[61], [61], []]);
  });

  it('is taken out again when the server refuses it', async () => {
    const { actions, host, backend, state } = await open();
    backend.fail('setMark', () => refusal('视频不存在'));
    actions.mark();
    await host.settle();
    expect(state().marks).toEqual([]);
    expect(host.notices).toHaveLength(1);
  });

  it('CL-12 comes last where it lies past the end', async () => {
    const { state } = await open({
      backend: createNotesBackend({ marks: [5, 300, 20] }),
      props: { extent: 100 },
    });
    expect(state().marks).toEqual([5, 20, 300]);
  });
});
