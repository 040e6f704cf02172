import { expect, it } from 'vitest';
import { createPageRequest } from './page-request.ts';

/** A list of so many rows, ten on a page. */
function openList(total: number) {
  const asked: number[] = [];
  const list = createPageRequest<{ page: number }, number>({
    pageSize: 10,
    async ask({ page }) {
      asked.push(page);
      const from = (page - 1) * 10;
      return {
        data: Array.from({ length: Math.max(0, Math.min(10, total - from)) }, (_, row) => from + row),
        total,
      };
    },
  });
  return { ...list, asked };
}

it('brings the page that is asked for', async () => {
  const { request } = openList(32);
  expect(await request({ page: 4 })).toEqual({ data: [30, 31], total: 32, page: 4 });
});

it('brings the last page where there are fewer, and the first of an empty list', async () => {
  const { request, asked } = openList(12);
  expect(await request({ page: 9 })).toMatchObject({ data: [10, 11], page: 2 });
  expect(asked).toEqual([9, 2]);
  expect(await openList(0).request({ page: 3 })).toEqual({ data: [], total: 0, page: 1 });
});

it('brings the newest request alone, and none once it is stopped', async () => {
  const { request, stop } = openList(32);
  const [older, newer] = [request({ page: 1 }), request({ page: 2 })];
  expect(await older).toBeUndefined();
  expect(await newer).toMatchObject({ page: 2 });
  const left = request({ page: 3 });
  stop();
  expect(await left).toBeUndefined();
});
