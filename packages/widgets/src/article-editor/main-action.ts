import type { ArticleFields } from './article-fields.ts';
import { fromBeijing } from './beijing-time.ts';

/** Whether others see an article, and from when. */
export type Visibility = 'draft' | 'scheduled' | 'published';

/** By the time that is stored: what was scheduled is published once its time has come. */
export function visibilityOf(publishedAt: string | null, now: number): Visibility {
  if (publishedAt === null) return 'draft';
  return Date.parse(publishedAt) > now ? 'scheduled' : 'published';
}

/** What the one large button does. Only `update` and `save-draft` leave it as it is whether others see the article. */
export type MainAction =
  | { kind: 'publish' }
  | { kind: 'schedule'; at: number }
  /** It stays scheduled for the same time. */
  | { kind: 'update-scheduled'; at: number }
  | { kind: 'update' }
  | { kind: 'save-draft' }
  /** Nobody sees it any more. */
  | { kind: 'withdraw' };

/** A time is to be chosen first. */
export interface NoTimeYet {
  kind: 'no-time';
}

export function mainActionOf(
  { release, at }: Pick<ArticleFields, 'release' | 'at'>,
  publishedAt: string | null,
  now: number,
): MainAction | NoTimeYet {
  const visibility = visibilityOf(publishedAt, now);
  switch (release) {
    case 'draft':
      return visibility === 'draft' ? { kind: 'save-draft' } : { kind: 'withdraw' };
    case 'now':
      return visibility === 'published' ? { kind: 'update' } : { kind: 'publish' };
    case 'later': {
      if (at === null) return { kind: 'no-time' };
      const instant = fromBeijing(at);
      const isSame = publishedAt !== null && inMinutes(Date.parse(publishedAt)) === inMinutes(instant);
      if (!isSame) return { kind: 'schedule', at: instant };
      // Its time has come while it was written on.
      return visibility === 'published' ? { kind: 'update' } : { kind: 'update-scheduled', at: instant };
    }
  }
}

const inMinutes = (instant: number) => Math.floor(instant / 60_000);

/** What the server is told of when it is seen; undefined leaves that as it is. */
export function publishedAtAfter(action: MainAction, now: number): string | null | undefined {
  switch (action.kind) {
    case 'publish':
      return new Date(now).toISOString();
    case 'schedule':
      return new Date(action.at).toISOString();
    case 'withdraw':
      return null;
    case 'update':
    case 'update-scheduled':
    case 'save-draft':
      return undefined;
  }
}
