import { describe, expect, it } from 'vitest';
import { mebibyte, noise } from './oss-client.fixtures.ts';
import { codeOf, listOf } from './signed-request.fixtures.ts';
import { setUpStore } from './store-ground.fixtures.ts';

const store = setUpStore();
const { borrow, lend } = store;

describe('an upload in parts', () => {
  const most = noise(100 * 1024);

  it('is completed by the parts that are named, and others of it are let go', async () => {
    const { begin, putPart, complete } = await borrow();
    const id = await begin();
    const first = String((await putPart(id, 1, most)).headers.etag);
    await putPart(id, 2, 'left out');
    const last = String((await putPart(id, 9, 'end')).headers.etag);
    const answer = await complete(id, listOf([1, first], [9, last]));
    expect(answer.body).toContain(`<Key>${store.key()}</Key><ETag>&quot;`);
    expect((await store.read()).equals(Buffer.concat([most, Buffer.from('end')]))).toBe(true);
    expect((await store.files()).map(({ state, number }) => [state, number])).toEqual([
      ['object', 1],
      ['object', 9],
    ]);
  });

  it('answers who completes it twice the same, as after a lost answer', async () => {
    const { begin, putPart, complete, ask } = await borrow();
    const id = await begin();
    const etag = String((await putPart(id, 1, 'film')).headers.etag);
    const answers = await Promise.all([1, 2, 3].map(() => complete(id, listOf([1, etag]))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(codeOf(await putPart(id, 2, 'more'))).toBe('NoSuchUpload');
    expect(codeOf(await ask({ method: 'DELETE', query: `uploadId=${id}` }))).toBe('NoSuchUpload');
  });

  it('takes the later of two parts with one number, and keeps one file', async () => {
    const { begin, putPart, complete } = await borrow();
    const id = await begin();
    await putPart(id, 1, 'first');
    const etag = String((await putPart(id, 1, 'second')).headers.etag);
    await complete(id, listOf([1, etag]));
    expect(String(await store.read())).toBe('second');
    expect(await store.files()).toHaveLength(1);
  });

  it('is given up by who begins anew', async () => {
    const { begin, putPart } = await borrow();
    const earlier = await begin();
    await putPart(earlier, 1, 'film');
    const later = await begin();
    expect(codeOf(await putPart(earlier, 2, 'film'))).toBe('NoSuchUpload');
    expect((await putPart(later, 1, 'film')).statusCode).toBe(200);
  });

  it.each(['%00', '%00%FF', 'none', '', `${'A'.repeat(32)}%00`])(
    'is none that is named uploadId=%s, whatever is wanted of it',
    async (uploadId) => {
      const { ask } = await borrow();
      const wanted = [
        { method: 'PUT', query: `partNumber=1&uploadId=${uploadId}`, body: 'x' },
        { method: 'POST', query: `uploadId=${uploadId}`, body: listOf([1, 'x']) },
        { method: 'DELETE', query: `uploadId=${uploadId}` },
        { method: 'GET', query: `uploadId=${uploadId}` },
      ] as const;
      const answers = await Promise.all(wanted.map((each) => ask(each)));
      expect(answers.map(codeOf)).toEqual(wanted.map(() => 'NoSuchUpload'));
    },
  );

  it.each([
    ['a part that never came', ([one]: string[]) => listOf([1, one!], [3, one!]), 'InvalidPart'],
    ['a part that is another', ([one, two]: string[]) => listOf([1, two!], [2, one!]), 'InvalidPart'],
    ['the wrong order', ([one, two]: string[]) => listOf([2, two!], [1, one!]), 'InvalidPartOrder'],
    ['one part twice', ([one]: string[]) => listOf([1, one!], [1, one!]), 'InvalidPartOrder'],
    [
      'a small part before the last',
      ([one, two]: string[]) => listOf([1, one!], [2, two!]),
      'EntityTooSmall',
    ],
    ['no part', () => listOf(), 'MalformedXML'],
    [
      'no number',
      ([one]: string[]) =>
        `<CompleteMultipartUpload><Part><ETag>${one}</ETag></Part></CompleteMultipartUpload>`,
      'MalformedXML',
    ],
    [
      'an entity of its own',
      () => '<!DOCTYPE x [<!ENTITY a "b">]><CompleteMultipartUpload>&a;</CompleteMultipartUpload>',
      'MalformedXML',
    ],
    ['JSON', () => '{}', 'MalformedXML'],
    ['nothing', () => '', 'MalformedXML'],
  ])('is not completed by %s', async (_, list, code) => {
    const { begin, putPart, complete } = await borrow();
    const id = await begin();
    const etags = await Promise.all(
      ['small', 'last'].map(async (body, index) => String((await putPart(id, index + 1, body)).headers.etag)),
    );
    expect(codeOf(await complete(id, list(etags)))).toBe(code);
    expect(await store.server().objects.head(store.key())).toBeNull();
  });

  it.each([0, 10_001, 1.5, Number.NaN])('has no part %s', async (number) => {
    const { begin, putPart } = await borrow();
    expect(codeOf(await putPart(await begin(), number, 'film'))).toBe('InvalidArgument');
  });

  it('never comes to more than what was lent', async () => {
    const { begin, putPart } = await borrow(mebibyte);
    const id = await begin();
    const part = noise(300 * 1024);
    for (const number of [1, 2, 3]) expect((await putPart(id, number, part)).statusCode).toBe(200);
    expect(codeOf(await putPart(id, 4, part))).toBe('EntityTooLarge');
    // The same number again takes the place of the earlier one.
    expect((await putPart(id, 2, part)).statusCode).toBe(200);
  });

  it('is counted again when it is completed, since parts of one moment may not have counted each other', async () => {
    const { begin, putPart, complete } = await borrow(mebibyte);
    const id = await begin();
    const etag = (await putPart(id, 1, noise(1000))).headers.etag;
    await lend(999);
    expect(codeOf(await complete(id, listOf([1, etag?.toString()])))).toBe('EntityTooLarge');
    expect(await store.server().objects.head(store.key())).toBeNull();
  });
});
