import type { ShelfPlace } from './shelf.state.ts';

/** What came: of fewer pages than were thought of, the last one. */
export interface Arrived<Row> {
  answer: { data: readonly Row[]; total: number };
  page: number;
}

export interface ShelfSource<Scene extends string, Row> {
  /** Rows on one page. */
  pageSize: number;
  ask: (place: ShelfPlace<Scene>, options: { signal: AbortSignal }) => Promise<Arrived<Row>['answer']>;
}

/** Asks for one page of one scene. A newer request ends the older one, whose answer is dropped. */
export function createShelfLoader<Scene extends string, Row>({ pageSize, ask }: ShelfSource<Scene, Row>) {
  let running = new AbortController();

  /** Answers nothing when it has been overtaken. */
  async function request(place: ShelfPlace<Scene>): Promise<Arrived<Row> | undefined> {
    running.abort();
    const { signal } = (running = new AbortController());
    try {
      const answer = await ask(place, { signal });
      if (signal.aborted) return undefined;
      const last = Math.max(1, Math.ceil(answer.total / pageSize));
      return place.page > last ? await request({ ...place, page: last }) : { answer, page: place.page };
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  return { request, stop: () => running.abort() };
}
