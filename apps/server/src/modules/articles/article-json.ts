import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { JsonText, derived } from '../../contract/json-text.ts';
import type { KeptText } from '../../db/keep-texts.ts';
import type { Entitlement } from '../grants/entitlement.ts';

type Detail = AnswerOf<Contract['articles']['detail']>;

/** What an article is to one reader. */
export interface ArticleOfReader extends Pick<Entitlement, 'isOpen' | 'isOwned'> {
  study: Detail['study'];
  /** What follows the free part; nothing where it may not be read. */
  paidContent: string;
}

/** The text of an article ends within its free part: `…,"render_content" : "<p>…</p>"}}`. */
const end = Buffer.from('"}}');

/**
 * Goes on where the text of an article ends: with the part that is paid for, and with what the article is to this reader. To most of
 * them it is the same, so that nothing is copied but once.
 */
export function articleAnswers(): (text: KeptText, reader: ArticleOfReader) => JsonText<Detail> {
  const toMost = derived(answerOf, ({ isOpen, isOwned }) => `${isOpen} ${isOwned}`);
  return (text, reader) =>
    reader.study === null && reader.paidContent === '' ? toMost(text, reader) : answerOf(text, reader);
}

function answerOf({ bytes }: KeptText, { isOpen, isOwned, study, paidContent }: ArticleOfReader) {
  const free = bytes.subarray(0, -end.length);
  if (!bytes.subarray(-end.length).equals(end)) throw new Error('The text of an article ends otherwise.');
  const own: Pick<Detail['article'], 'can_read' | 'is_buy'> = { can_read: isOpen, is_buy: isOwned };
  return new JsonText<Detail>(
    free,
    `${JSON.stringify(paidContent).slice(1)},${JSON.stringify(own).slice(1)},"study":${JSON.stringify(study)}}`,
  );
}
