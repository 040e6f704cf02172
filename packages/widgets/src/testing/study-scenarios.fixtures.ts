import { named, joinScenarios, offline, Refusal, silence, type Scenario } from './scenario.ts';
import type { StudiedResource } from '@shuyuan/api-client';
import { pageOfTab, studiedArticlesOf, studiedOfAllTypes } from './studied-resources.fixtures.ts';
import {
  daysFixture,
  historyFixture,
  lessonsFixture,
  nextFixture,
  noDays,
  nothingNext,
  pageOfHistory,
} from './study-progress.fixtures.ts';

const rows = (all: readonly StudiedResource[]): Scenario => ({
  study: {
    list: ({ query }) => pageOfTab(all, query),
    continue: nextFixture,
    days: daysFixture,
    history: ({ query }) => pageOfHistory(historyFixture, query),
    forget: {},
    collect: {},
    release: {},
    record: {},
  },
  myLearning: { course: { lessons: [...lessonsFixture] } },
});

const articles = (count: number) => rows(studiedArticlesOf(count));

const works = articles(6);

const but = (scenario: Scenario) => joinScenarios(works, scenario);

const broken = new Refusal(500, '服务器开小差了，请稍后再试');
const over = new Refusal(401, '请先登录');
const all = <Answer>(answer: Answer) => ({
  list: answer,
  continue: answer,
  days: answer,
  history: answer,
  forget: answer,
  collect: answer,
  release: answer,
  record: answer,
});

/** How the calls of a person's studying may be answered, by name. Everything that a scenario does not name works. */
export const studyScenarios = named({
  /** Six articles: begun, finished and not begun, free and not, bought and not. */
  works,
  /** Four pages of what is being read, and of what was set aside. */
  many: articles(48),
  /** 内容已下架: one of each type, a course that is hidden and theirs, and an article that is gone. */
  mixed: rows(studiedOfAllTypes),
  /** Nothing was read, bought or set aside. */
  empty: joinScenarios(articles(0), {
    study: { continue: nothingNext, days: noDays, history: { data: [], total: 0 } },
  }),
  /** The rows do not come. */
  loading: but({ study: { list: silence, continue: silence } }),
  /** The server is there and fails. */
  failed: { study: all(broken) },
  /** 操作太频繁: nothing is set aside or put back any more. */
  refused: but({
    study: {
      collect: new Refusal(429, '操作太频繁，请稍后再试'),
      release: new Refusal(429, '操作太频繁，请稍后再试'),
    },
  }),
  /** 登录已失效 */
  signedOut: { study: all(over) },
  /** 断网 */
  offline: { study: all(offline) },
});
