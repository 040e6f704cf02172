import type { StudyPage } from '@shuyuan/api-client';
import { pageSize, type StudyPlace } from './study-center.state.ts';
import type { StudyDesk } from './study-desk.ts';

/** What came: of fewer pages than were thought of, the last one. */
export interface Arrived {
  answer: StudyPage;
  page: number;
}

/** Asks for one page of one scene. A newer request ends the older one, whose answer is dropped. */
export function createShelfLoader({ study }: Pick<StudyDesk, 'study'>) {
  let running = new AbortController();

  /** Answers nothing when it has been overtaken. */
  async function request({ scene, page }: StudyPlace): Promise<Arrived | undefined> {
    running.abort();
    const { signal } = (running = new AbortController());
    try {
      const answer = await study.articles({ scene, page, size: pageSize }, { signal });
      if (signal.aborted) return undefined;
      const last = Math.max(1, Math.ceil(answer.total / pageSize));
      return page > last ? await request({ scene, page: last }) : { answer, page };
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  return { request, stop: () => running.abort() };
}
