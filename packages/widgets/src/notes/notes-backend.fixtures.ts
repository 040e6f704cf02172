import type { NewNote, Note, NotesApi } from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';

const at = '2026-03-01T02:00:00.000Z';

export const video = { type: 'video', id: 7 } as const;

export const noteOf = (id: number, note: Partial<Note> = {}): Note => ({
  id,
  title: '',
  content: '<p>影子的长度和角度成<strong>正切</strong>。</p>',
  excerpt: '影子的长度和角度成正切。',
  resource: { ...video, title: '一根柱子的影子' },
  second: 73,
  paragraph: null,
  course: null,
  is_public: false,
  thumbs_up_count: 0,
  is_thumbs_up: false,
  is_own: true,
  user: { id: 2, nick_name: '林知远', avatar: '' },
  created_at: at,
  updated_at: at,
  ...note,
});

/** One of each kind: with a moment, changed and public, beyond the hour, about the whole. */
export const ownNotes: readonly Note[] = [
  noteOf(1),
  noteOf(2, { second: 754, is_public: true, thumbs_up_count: 12, updated_at: '2026-03-01T03:00:00.000Z' }),
  noteOf(3, { second: 3723, content: '<ul><li>井底见光</li><li>柱子没有影子</li></ul>' }),
  noteOf(4, { second: null, title: '整节课', content: '<p>值得再看一遍。</p>' }),
];

export const othersNotes: readonly Note[] = [
  noteOf(11, {
    is_own: false,
    is_public: true,
    thumbs_up_count: 8,
    user: { id: 9, nick_name: '沈砚秋', avatar: '' },
  }),
  noteOf(12, {
    is_own: false,
    is_public: true,
    second: 20,
    user: { id: 10, nick_name: '陆怀谷', avatar: '' },
  }),
];

interface Options {
  own?: readonly Note[];
  others?: readonly Note[];
  marks?: readonly number[];
}

type CallName = keyof NotesApi | 'thumbsUp';

/** Notes in memory, behaving as the server does: one for each key. Each call can be held back, made to fail, or lose its answer. */
export function createNotesBackend({ own = ownNotes, others = othersNotes, marks = [] }: Options = {}) {
  const { called, controls } = createCalls<CallName>();
  let mine = [...own];
  const marked = new Set(marks);
  const byKey = new Map<string, Note>();

  const pageOf = (
    rows: readonly Note[],
    { page = 1, size = 20 }: { page?: unknown; size?: unknown } = {},
  ) => ({
    data: rows.slice((Number(page) - 1) * Number(size)).slice(0, Number(size)),
    total: rows.length,
  });
  const find = (id: number) => {
    const note = mine.find((each) => each.id === id);
    if (!note) throw refusal('笔记不存在', 404);
    return note;
  };
  function store(body: NewNote, key: string | undefined): Note {
    const known = key === undefined ? undefined : byKey.get(key);
    if (known) return known;
    if (body.content.includes('refuse')) throw refusal('笔记内容不合适');
    const note = noteOf(100 + byKey.size + mine.length, {
      content: body.content,
      title: body.title ?? '',
      second: body.second ?? null,
      paragraph: body.paragraph ?? null,
      is_public: body.is_public ?? false,
    });
    mine.push(note);
    if (key !== undefined) byKey.set(key, note);
    return note;
  }

  const notes: NotesApi = {
    list: (query) =>
      called('list', query, () =>
        pageOf(
          query.sort === 'likes'
            ? others.toSorted((one, two) => two.thumbs_up_count - one.thumbs_up_count)
            : others,
          query,
        ),
      ),
    detail: (id) => called('detail', id, () => find(id)),
    store: (note, call) =>
      called('store', { note, key: call?.idempotencyKey }, () => store(note, call?.idempotencyKey)),
    update: (id, change) =>
      called('update', { id, change }, () => {
        const { title, content, is_public: isPublic, second } = change;
        const changed: Note = {
          ...find(id),
          ...(title !== undefined && { title }),
          ...(content !== undefined && { content }),
          ...(isPublic !== undefined && { is_public: isPublic }),
          ...(second !== undefined && { second }),
        };
        mine = mine.map((each) => (each.id === id ? changed : each));
        return changed;
      }),
    remove: (id) =>
      called('remove', id, () => {
        find(id);
        mine = mine.filter((each) => each.id !== id);
        return {};
      }),
    removeMany: (ids) =>
      called('removeMany', ids, () => {
        const before = mine.length;
        mine = mine.filter((each) => !ids.includes(each.id));
        return before - mine.length;
      }),
    mine: (query) =>
      called('mine', query, () => {
        const { keywords = '', resource_type: type } = query ?? {};
        const those = mine.filter(
          ({ content, resource }) => content.includes(keywords) && (!type || resource?.type === type),
        );
        return pageOf(those, query);
      }),
    exportMine: (query) =>
      called('exportMine', query, () => ({ file_name: '我的笔记-2026-03-02.md', content: '# 我的笔记\n' })),
    marks: (id) =>
      called('marks', id, () =>
        [...marked].sort((one, two) => one - two).map((second) => ({ second, created_at: at })),
      ),
    setMark: (id, second, isOn) =>
      called('setMark', { id, second, isOn }, () => {
        if (isOn) marked.add(second);
        else marked.delete(second);
        return {};
      }),
    confusion: (id) => called('confusion', id, () => []),
  };
  const study = {
    thumbsUp: (thing: { id: unknown }, isOn: boolean) =>
      called('thumbsUp', { thing, isOn }, () => ({ is_thumbs_up: isOn, thumbs_up_count: 9 })),
  };
  return { notes, study, mine: () => mine, marked, ...controls };
}
