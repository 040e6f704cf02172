/** An article as the contents of an anthology name it. */
export interface ContentsEntry {
  id: number;
  title: string;
  /** It keeps its place for the case that it is brought back. */
  is_removed: boolean;
}

/** Articles under one heading. Only the first chapter may be without a name. */
export interface ContentsChapter {
  name: string;
  articles: readonly ContentsEntry[];
}

/** The articles of an anthology by chapter, in their order. */
export type Contents = readonly ContentsChapter[];

export const has = (contents: Contents, id: number) =>
  contents.some(({ articles }) => articles.some((article) => article.id === id));

/** Puts an article at the end, once. */
export function addArticle(contents: Contents, entry: ContentsEntry): Contents {
  if (has(contents, entry.id)) return contents;
  const last = contents.at(-1) ?? { name: '', articles: [] };
  return [...contents.slice(0, -1), { ...last, articles: [...last.articles, entry] }];
}

export const removeArticle = (contents: Contents, id: number): Contents =>
  contents.map((chapter) => ({ ...chapter, articles: chapter.articles.filter((one) => one.id !== id) }));

/** Moves an article by one place: past the edge of its chapter it comes into the next one, where there is one. */
export function moveArticle(contents: Contents, id: number, step: -1 | 1): Contents {
  const at = contents.findIndex(({ articles }) => articles.some((one) => one.id === id));
  const articles = contents[at]?.articles ?? [];
  const place = articles.findIndex((one) => one.id === id);
  const entry = articles[place];
  const isWithin = articles[place + step] !== undefined;
  const target = isWithin ? at : at + step;
  if (!entry || !contents[target]) return contents;
  return removeArticle(contents, id).map((one, index) => {
    if (index !== target) return one;
    const to = isWithin ? place + step : step === 1 ? 0 : one.articles.length;
    return { ...one, articles: one.articles.toSpliced(to, 0, entry) };
  });
}

export const addChapter = (contents: Contents, name: string): Contents => [
  ...contents,
  { name, articles: [] },
];

export const renameChapter = (contents: Contents, at: number, name: string): Contents =>
  contents.map((chapter, index) => (index === at ? { ...chapter, name } : chapter));

/** Takes a heading away; its articles go on under the one before, or before all chapters. */
export function removeChapter(contents: Contents, at: number): Contents {
  const left = contents[at]?.articles ?? [];
  if (at === 0) return [...(left.length > 0 ? [{ name: '', articles: left }] : []), ...contents.slice(1)];
  return contents
    .map((chapter, index) =>
      index === at - 1 ? { ...chapter, articles: [...chapter.articles, ...left] } : chapter,
    )
    .toSpliced(at, 1);
}
