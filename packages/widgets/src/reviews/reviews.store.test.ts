import { describe, expect, it } from 'vitest';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createReviewsBackend, ownOf } from './reviews-backend.fixtures.ts';
import { createReviewsStore } from './reviews.store.ts';
import { reviewsStrings } from './reviews.strings.ts';

type Backend = ReturnType<typeof createReviewsBackend>;

async function open({
  host = createTestHost({ user: testUser }),
  backend = createReviewsBackend(),
}: { host?: TestHost; backend?: Backend } = {}) {
  const props = { of: { type: 'course', id: 7 } as const, reviews: backend.reviews };
  const store = createReviewsStore({ host, strings: reviewsStrings['zh-CN'], getProps: () => props });
  store.start();
  await host.settle();
  const { actions } = store;
  return {
    host,
    backend,
    actions,
    state: store.getState,
    writing: () => store.getState().writing,
    write: async (content: string) => {
      actions.beginWriting();
      await host.settle();
      actions.write({ rating1: 5, rating2: 4, rating3: 4 });
      actions.write({ content });
    },
    send: async () => {
      actions.send();
      await host.settle();
    },
  };
}

const text = '例子短，改法清楚，每天都能用上。';

describe('the list', () => {
  it('is narrowed to so many stars, and whole again when they are pressed twice', async () => {
    const { actions, state, host } = await open();
    actions.chooseStars(3);
    await host.settle();
    expect(state().list).toMatchObject({ status: 'ready', total: 1 });
    actions.chooseStars(3);
    await host.settle();
    expect(state().list).toMatchObject({ status: 'ready', total: 4 });
    expect(state().overview?.summary.count).toBe(4);
  });
});

describe('writing', () => {
  it('says what is missing, and sends nothing', async () => {
    const { write, send, writing, backend, actions } = await open();
    await write('太短');
    actions.write({ rating3: null });
    await send();
    expect(writing()?.errors).toEqual({ content: '至少写10个字', rating3: '请选择星级' });
    expect(backend.counted('store')).toBe(0);
  });

  it('shows what was sent as one’s own, and asks for the list anew', async () => {
    const { write, send, state, backend } = await open();
    await write(text);
    await send();
    expect(state()).toMatchObject({ writing: null, overview: { may: 'written', mine: { content: text } } });
    expect(backend.counted('list')).toBe(2);
  });

  it('keeps what was written through a failure, and sends it under the same key again', async () => {
    const { write, send, writing, backend } = await open();
    await write(text);
    backend.loseAnswer('store');
    await send();
    expect(writing()).toMatchObject({
      draft: { content: text },
      failure: '没有发出去，写的内容还在，请重试',
    });
    await send();
    const keys = backend.calls.flatMap(({ name, input }) =>
      name === 'store' ? [(input as { key: string }).key] : [],
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('says the server’s words when it refuses', async () => {
    const { write, send, writing, backend } = await open();
    await write(text);
    backend.fail('store', () => refusal('今天的评价已达上限，请明天再来'));
    await send();
    expect(writing()?.failure).toBe('今天的评价已达上限，请明天再来');
  });

  it('finds what was written after a reload, each person their own', async () => {
    const host = createTestHost({ user: testUser });
    await (await open({ host })).write(text);
    const again = await open({ host });
    again.actions.beginWriting();
    await host.settle();
    expect(again.writing()?.draft.content).toBe(text);
    host.setUser({ ...testUser, id: testUser.id + 1 });
    const other = await open({ host });
    other.actions.beginWriting();
    await host.settle();
    expect(other.writing()?.draft.content).toBe('');
  });
});

describe('changing', () => {
  const mine = ownOf({ rating1: 5, rating2: 5, rating3: 5, content: text });

  it('begins with what stands there, and is sent as a change', async () => {
    const { actions, send, state, backend } = await open({
      backend: createReviewsBackend({ may: 'written', mine }),
    });
    actions.beginChange();
    actions.write({ content: `${text}改过` });
    backend.fail('update', unplugged);
    await send();
    expect(state().writing?.draft.content).toBe(`${text}改过`);
    await send();
    expect(backend.calls.at(-2)).toMatchObject({ name: 'update', input: { id: 90 } });
    expect(state().overview?.mine?.content).toBe(`${text}改过`);
  });

  it('is offered for an hour', async () => {
    const { actions, host } = await open({ backend: createReviewsBackend({ may: 'written', mine }) });
    expect(actions.isChangeable()).toBe(true);
    await host.advance(60 * 60 * 1000);
    expect(actions.isChangeable()).toBe(false);
  });
});
