import type { ArticleDraft, ManagedArticle } from '@shuyuan/api-client/manage';
import { joinAtDivider, splitAtDivider } from '@shuyuan/ui/rich-text-editor';
import { inBeijing } from './beijing-time.ts';

/** Who pays: nobody, everybody but members, everybody. */
export type PriceKind = 'free' | 'member' | 'single';

/** When it is to be seen: at once (or as it is, where it is seen already), at a time, not yet. */
export type Release = 'now' | 'later' | 'draft';

/** All that is written and chosen, as it is kept on the device. */
export interface ArticleFields {
  title: string;
  description: string;
  /** Address of the cover picture. */
  thumb: string;
  categoryId: number | null;
  /** In the order of their ids. */
  tagIds: readonly number[];
  /** HTML, divided where the free part ends. It stays divided while nobody pays. */
  text: string;
  price: PriceKind;
  /** Whole yuan, also while nobody pays; null while none is written. */
  charge: number | null;
  release: Release;
  /** Beijing time, `2026-11-26T20:00`. */
  at: string | null;
}

/** What of it is stored, in the words of the contract; when it is seen is said apart. */
export type StoredContent = Required<Omit<ArticleDraft, 'published_at'>>;

export const blankFields: ArticleFields = {
  title: '',
  description: '',
  thumb: '',
  categoryId: null,
  tagIds: [],
  text: '',
  price: 'free',
  charge: null,
  release: 'draft',
  at: null,
};

/** The yuan that are asked for; 0 while no price is written. */
export const chargeOf = ({ price, charge }: ArticleFields) => (price === 'free' ? 0 : (charge ?? 0));

/** What everybody reads, and what follows for those who may read it all: nothing where everybody may. */
export function partsOf(fields: ArticleFields): { free: string; paid: string } {
  const [before, after] = splitAtDivider(fields.text);
  return chargeOf(fields) === 0 ? { free: before + after, paid: '' } : { free: before, paid: after };
}

/** The text to write in: both parts, with the line between them where somebody pays. */
const textOf = ({ render_content, paid_content, charge }: PartsOfText) =>
  charge === 0 && paid_content === '' ? render_content : joinAtDivider(render_content, paid_content);

type PartsOfText = Pick<ManagedArticle, 'render_content' | 'paid_content' | 'charge'>;

export function contentOf(fields: ArticleFields): StoredContent {
  const { free, paid } = partsOf(fields);
  return {
    title: fields.title.trim(),
    thumb: fields.thumb.trim(),
    short_description: fields.description.trim(),
    category_id: fields.categoryId,
    tag_ids: [...fields.tagIds],
    render_content: free,
    paid_content: paid,
    charge: chargeOf(fields),
    is_vip_free: fields.price === 'member' && chargeOf(fields) > 0,
  };
}

/** The same of an article that the server has. */
export const storedContentOf = (article: ManagedArticle): StoredContent => ({
  title: article.title,
  thumb: article.thumb,
  short_description: article.short_description,
  category_id: article.category?.id ?? null,
  tag_ids: article.tag_ids,
  render_content: article.render_content,
  paid_content: article.paid_content,
  charge: article.charge,
  is_vip_free: article.is_vip_free,
});

/** How an article is written on, as it is on the server. */
export function fieldsOf(article: ManagedArticle, now: number): ArticleFields {
  const { charge, is_vip_free, published_at: publishedAt } = article;
  const isSeen = publishedAt !== null && Date.parse(publishedAt) <= now;
  return {
    title: article.title,
    description: article.short_description,
    thumb: article.thumb,
    categoryId: article.category?.id ?? null,
    tagIds: article.tag_ids,
    text: textOf(article),
    price: charge === 0 ? 'free' : is_vip_free ? 'member' : 'single',
    charge: charge === 0 ? null : charge,
    release: publishedAt === null ? 'draft' : isSeen ? 'now' : 'later',
    at: publishedAt === null || isSeen ? null : inBeijing(Date.parse(publishedAt)),
  };
}

/** The fields of `content` that `before` has otherwise. */
export function differenceOf(content: StoredContent, before: StoredContent): Partial<StoredContent> {
  return Object.fromEntries(
    Object.entries(content).filter(([name, value]) => !isSame(before[name as keyof StoredContent], value)),
  );
}

/** Ids are in their order on both sides. */
const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) ? one.join() === other.join() : one === other;

/** Whether nothing of it differs. */
export const isSameContent = (one: StoredContent, other: StoredContent) =>
  Object.keys(differenceOf(one, other)).length === 0;

const isText = (value: unknown): value is string => typeof value === 'string';
const isOneOf = <Value extends string>(value: unknown, all: readonly Value[]): value is Value =>
  isText(value) && (all as readonly string[]).includes(value);

/** What a device has kept; null for what another version has kept in another shape. */
export function readFields(value: unknown): ArticleFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<Record<keyof ArticleFields, unknown>>;
  const { title, description, thumb, categoryId, tagIds, text, price, charge, release, at } = kept;
  if (!isText(title) || !isText(description) || !isText(thumb) || !isText(text)) return null;
  if (!isOneOf(price, ['free', 'member', 'single'])) return null;
  if (!isOneOf(release, ['now', 'later', 'draft'])) return null;
  return {
    title,
    description,
    thumb,
    text,
    price,
    release,
    categoryId: typeof categoryId === 'number' ? categoryId : null,
    // A draft that was kept before there were tags has none.
    tagIds: Array.isArray(tagIds) ? tagIds.filter((id) => typeof id === 'number') : [],
    charge: typeof charge === 'number' ? charge : null,
    at: isText(at) && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) ? at : null,
  };
}
