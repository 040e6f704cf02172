import { expect, it } from 'vitest';
import {
  addArticle,
  addChapter,
  moveArticle,
  removeArticle,
  removeChapter,
  renameChapter,
  type Contents,
} from './contents.ts';

const entry = (id: number) => ({ id, title: `文${id}`, is_removed: false });
const contentsOf = (...chapters: [name: string, ...ids: number[]][]): Contents =>
  chapters.map(([name, ...ids]) => ({ name, articles: ids.map(entry) }));

const two = contentsOf(['', 1, 2], ['二', 3]);

it.each<[string, Contents, Contents]>([
  ['an article to the end', addArticle(two, entry(4)), contentsOf(['', 1, 2], ['二', 3, 4])],
  ['no article twice', addArticle(two, entry(1)), two],
  ['the first article before all chapters', addArticle([], entry(1)), contentsOf(['', 1])],
  ['a chapter after the others', addChapter(two, '三'), contentsOf(['', 1, 2], ['二', 3], ['三'])],
])('puts in %s', (_, found, wanted) => {
  expect(found).toEqual(wanted);
});

it.each<[string, Contents, Contents]>([
  ['within its chapter', moveArticle(two, 2, -1), contentsOf(['', 2, 1], ['二', 3])],
  ['to the beginning of the next chapter', moveArticle(two, 2, 1), contentsOf(['', 1], ['二', 2, 3])],
  ['to the end of the chapter before', moveArticle(two, 3, -1), contentsOf(['', 1, 2, 3], ['二'])],
  ['not past the first place', moveArticle(two, 1, -1), two],
  ['not past the last place', moveArticle(two, 3, 1), two],
])('moves an article %s', (_, found, wanted) => {
  expect(found).toEqual(wanted);
});

it('takes out an article, and a heading without its articles', () => {
  expect(removeArticle(two, 1)).toEqual(contentsOf(['', 2], ['二', 3]));
  expect(removeChapter(two, 1)).toEqual(contentsOf(['', 1, 2, 3]));
  expect(removeChapter(contentsOf(['一', 1], ['二', 2]), 0)).toEqual(contentsOf(['', 1], ['二', 2]));
  expect(removeChapter(contentsOf(['一'], ['二', 2]), 0)).toEqual(contentsOf(['二', 2]));
  expect(renameChapter(two, 1, '后来')).toEqual(contentsOf(['', 1, 2], ['后来', 3]));
});
