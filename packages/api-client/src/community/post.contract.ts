import * as z from 'zod/mini';
import { clientId, id, instant, requiredText, writtenText } from '../http/fields.ts';
import { carriedTag } from '../resources/resource-card.contract.ts';
import { postLimits } from './community.rules.ts';

/** Who wrote something; null when the account is gone. */
export const postAuthor = z.nullable(z.object({ id, nick_name: z.string(), avatar: z.string() }));

/** `held` waits for a moderator, `hidden` was taken out of sight by one: only its author and moderators see either. */
export const postVisibility = z.enum(['shown', 'held', 'hidden']);

/** What every post tells of itself. */
export const postFacts = {
  id,
  /** Its first words. */
  excerpt: z.string(),
  thumbs_up_count: z.number(),
  visibility: postVisibility,
  user: postAuthor,
  created_at: instant,
  /** When its author last changed it; null while it is as first written. */
  edited_at: z.nullable(instant),
  /** The reader has blocked who wrote it. Servers that know no blocks leave it out. */
  is_blocked: z.optional(z.boolean()),
};

/** What a post tells besides where it is read whole. */
export const wholePost = {
  ...postFacts,
  /** HTML. Sanitise before rendering. */
  content: z.string(),
  is_thumbs_up: z.boolean(),
  /** It is the caller's. */
  is_own: z.boolean(),
};

/** The tags that a post with a title carries. Servers that know none leave them out. */
export const postTags = { tags: z.optional(z.array(carriedTag)) };

/** The ids of tags to choose for a post; left out, it keeps those that it has. */
export const chosenTags = { tag_ids: z.optional(z.array(id).check(z.maxLength(postLimits.tags))) };

/** What is written of a post without a title. */
export const postWords = {
  /** HTML of the editor; what is not allowed is taken out. */
  content: writtenText(postLimits.html),
};

/** What is written of a new post without a title. */
export const newPost = { client_id: clientId, ...postWords };

/** Its title. */
export const postTitle = requiredText(postLimits.title);

/** What a post or comment said before it was changed, as everybody reads it. */
export const postVersionFields = {
  id,
  /** Empty where posts of the type have none. */
  title: z.string(),
  /** HTML. Sanitise before rendering. */
  content: z.string(),
  /** When it was replaced. */
  replaced_at: instant,
};
