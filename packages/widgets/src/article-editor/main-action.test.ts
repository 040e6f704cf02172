import { describe, expect, it } from 'vitest';
import { articleEditorStrings } from './article-editor.strings.ts';
import { blankFields, type ArticleFields } from './article-fields.ts';
import { problemsOf } from './check-article.ts';
import { mainActionOf, publishedAtAfter, visibilityOf } from './main-action.ts';
import { countCharacters, outlineOf, readMinutes } from './written-text.ts';

/** 10:00 on the second of March in Beijing. */
const now = Date.UTC(2026, 2, 2, 2);
const past = '2026-03-01T00:00:00.000Z';
/** 20:00 on the same day in Beijing. */
const tonight = '2026-03-02T12:00:00.000Z';
const { main } = articleEditorStrings['zh-CN'];

type Choice = Pick<ArticleFields, 'release' | 'at'>;
const draft: Choice = { release: 'draft', at: null };
const atOnce: Choice = { release: 'now', at: null };
const at = (time: string): Choice => ({ release: 'later', at: time });

describe('what the large button says and does', () => {
  it.each([
    ['a new article', null, draft, '保存草稿', undefined],
    ['a draft, at once', null, atOnce, '发布', new Date(now).toISOString()],
    ['a draft, tonight', null, at('2026-03-02T20:00'), '今晚 20:00 发布', tonight],
    ['a draft, by day', null, at('2026-03-02T15:30'), '今天 15:30 发布', '2026-03-02T07:30:00.000Z'],
    ['a draft, tomorrow', null, at('2026-03-03T00:05'), '明天 00:05 发布', '2026-03-02T16:05:00.000Z'],
    ['a draft, later', null, at('2026-11-26T20:00'), '11月26日 20:00 发布', '2026-11-26T12:00:00.000Z'],
    [
      'a draft, next year',
      null,
      at('2027-01-02T08:00'),
      '2027年1月2日 08:00 发布',
      '2027-01-02T00:00:00.000Z',
    ],
    ['a draft without its time', null, { release: 'later', at: null } as Choice, '定时发布', undefined],
    ['a published one', past, atOnce, '更新', undefined],
    ['a published one, taken back', past, draft, '撤回为草稿', null],
    ['a published one, at a time', past, at('2026-03-02T20:00'), '今晚 20:00 发布', tonight],
    ['a scheduled one', tonight, at('2026-03-02T20:00'), '更新，今晚 20:00 发布', undefined],
    [
      'a scheduled one, at another time',
      tonight,
      at('2026-03-02T21:00'),
      '今晚 21:00 发布',
      '2026-03-02T13:00:00.000Z',
    ],
    ['a scheduled one, at once', tonight, atOnce, '发布', new Date(now).toISOString()],
    ['a scheduled one, taken back', tonight, draft, '撤回为草稿', null],
  ])('%s', (_name, publishedAt, choice, words, sent) => {
    const action = mainActionOf(choice, publishedAt, now);
    expect(main(action, now)).toBe(words);
    expect(action.kind === 'no-time' ? undefined : publishedAtAfter(action, now)).toBe(sent);
  });

  it('updates what was scheduled once its time has come', () => {
    const later = Date.parse(tonight) + 60_000;
    expect(visibilityOf(tonight, later)).toBe('published');
    expect(mainActionOf(at('2026-03-02T20:00'), tonight, later)).toEqual({ kind: 'update' });
  });
});

describe('what keeps an article from being seen', () => {
  const whole: ArticleFields = {
    ...blankFields,
    title: '题',
    categoryId: 3,
    text: '<p>一</p><!--divider--><p>二</p>',
    release: 'now',
  };
  const found = (part: Partial<ArticleFields>) => {
    const fields = { ...whole, ...part };
    return problemsOf(fields, mainActionOf(fields, null, now), now);
  };

  it.each<[Partial<ArticleFields>, string[]]>([
    [{}, []],
    [{ text: '<figure><img src="/a.png" alt=""></figure>' }, []],
    [{ title: ' ', categoryId: null, text: '<p> </p>' }, ['title', 'text', 'category']],
    [{ price: 'single' }, ['charge']],
    [{ price: 'single', charge: 6 }, []],
    [{ price: 'member', charge: 6, text: '<p>一</p>' }, ['paid']],
    [{ price: 'member', charge: 6, text: '<p>一</p><!--divider--><p> </p>' }, ['paid']],
    [{ release: 'later' }, ['time']],
    [{ release: 'later', at: '2026-03-02T09:59' }, ['time-past']],
    [{ release: 'later', at: '2026-03-02T10:01' }, []],
    [{ release: 'draft', categoryId: null, text: '', price: 'single' }, []],
    [{ release: 'draft', title: '' }, ['title']],
  ])('%j', (part, problems) => {
    expect(found(part)).toEqual(problems);
  });
});

it('counts what is read as the server does', () => {
  expect(countCharacters('<h2>先猜 一个数</h2><!--divider--><p>a &lt; b</p>')).toBe(8);
  expect([0, 599, 600, 3118].map(readMinutes)).toEqual([1, 1, 2, 8]);
});

it('makes an outline of the headings that have words', () => {
  expect(outlineOf('<h2>一 &amp; <strong>二</strong></h2><h3></h3><p>…</p><h3>三</h3>')).toEqual([
    { index: 0, level: 2, title: '一 & 二' },
    { index: 2, level: 3, title: '三' },
  ]);
});
