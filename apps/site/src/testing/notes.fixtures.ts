import type { Note } from '@shuyuan/api-client';

/** A public note of the demonstration learner on a video, and what differs. */
export const noteFixture = (note: Partial<Note> = {}): Note => ({
  id: 5,
  title: '影子和角度',
  content: '<p>柱子越高，影子越长；<strong>比值</strong>不变。</p>',
  excerpt: '柱子越高，影子越长；比值不变。',
  resource: { type: 'video', id: 7, title: '一根柱子的影子' },
  second: 3723,
  paragraph: null,
  course: { id: 3, title: '从影子到地球' },
  is_public: true,
  thumbs_up_count: 3,
  is_thumbs_up: false,
  is_own: true,
  user: { id: 2, nick_name: '林知远', avatar: '' },
  created_at: '2026-03-01T02:00:00.000Z',
  updated_at: '2026-03-01T03:00:00.000Z',
  ...note,
});
