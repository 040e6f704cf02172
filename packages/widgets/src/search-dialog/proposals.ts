/** Most words that are offered. */
const offered = 4;

/** Shorter words to look for when a keyword finds nothing: the parts of it, without single characters. */
export function proposalsOf(keyword: string): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const words = [...segmenter.segment(keyword)].flatMap(({ segment, isWordLike }) =>
    isWordLike === true && Array.from(segment).length > 1 && segment !== keyword ? [segment] : [],
  );
  return [...new Set(words)].slice(0, offered);
}
