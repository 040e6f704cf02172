/**
 * The first character of each initial in the order of pinyin, as dictionaries and the collation of Unicode have it.
 * There is no word that begins with i, u or v.
 */
export const firstOfInitials: readonly (readonly [initial: string, character: string])[] = [
  ['a', '吖'],
  ['b', '八'],
  ['c', '嚓'],
  ['d', '咑'],
  ['e', '妸'],
  ['f', '发'],
  ['g', '旮'],
  ['h', '哈'],
  ['j', '丌'],
  ['k', '咔'],
  ['l', '垃'],
  ['m', '妈'],
  ['n', '拏'],
  ['o', '喔'],
  ['p', '妑'],
  ['q', '七'],
  ['r', '呥'],
  ['s', '仨'],
  ['t', '他'],
  ['w', '屲'],
  ['x', '夕'],
  ['y', '丫'],
  ['z', '帀'],
];
