import { expect, expectTypeOf, it } from 'vitest';
import type {
  CommentBoxEvent,
  CommentBoxProps,
  FailedEvent,
  LoginRequiredEvent,
  PostedEvent,
  RepliedEvent,
} from './index.ts';

type OfType<Type extends CommentBoxEvent['type']> = Extract<CommentBoxEvent, { type: Type }>;

it('CB-11 names six events', () => {
  const types: Record<CommentBoxEvent['type'], true> = {
    loaded: true,
    posted: true,
    replied: true,
    failed: true,
    'login-required': true,
    'page-changed': true,
  };
  expect(Object.keys(types)).toHaveLength(6);
});

it('CB-11 carries ids, target and duration in each', () => {
  expectTypeOf<CommentBoxEvent['duration']>().toEqualTypeOf<number>();
  expectTypeOf<CommentBoxEvent['target']>().toEqualTypeOf<CommentBoxProps['target']>();
  expectTypeOf<OfType<'loaded'>['ids']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<OfType<'page-changed'>['ids']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<OfType<'posted'>>().toEqualTypeOf<PostedEvent>();
  expectTypeOf<PostedEvent['id']>().toEqualTypeOf<number>();
  expectTypeOf<Pick<RepliedEvent, 'id' | 'parentId' | 'replyId'>>().toEqualTypeOf<{
    id: number;
    parentId: number;
    replyId: number;
  }>();
  expectTypeOf<FailedEvent['ids']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<LoginRequiredEvent['mode']>().toEqualTypeOf<1>();
});

it('CB-11 is narrowed by its type', () => {
  const idsOf = (event: CommentBoxEvent): readonly number[] =>
    event.type === 'posted' || event.type === 'replied' ? [event.id] : event.ids;
  expect(idsOf({ type: 'posted', id: 5, duration: 0, target: { type: 'article', id: 1 } })).toEqual([5]);
});
