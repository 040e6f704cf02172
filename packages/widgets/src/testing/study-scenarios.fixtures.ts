import { named, joinScenarios, offline, Refusal, silence, type Scenario } from './scenario.ts';
import { pageOfTab, studiedArticlesOf } from './studied-articles.fixtures.ts';

const articles = (count: number): Scenario => ({
  study: {
    articles: ({ query }) => pageOfTab(studiedArticlesOf(count), query),
    collect: {},
    release: {},
    record: {},
  },
});

const works = articles(6);

const but = (scenario: Scenario) => joinScenarios(works, scenario);

const broken = new Refusal(500, '服务器开小差了，请稍后再试');
const over = new Refusal(401, '请先登录');
const all = <Answer>(answer: Answer) => ({
  articles: answer,
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
  /** Nothing was read, bought or set aside. */
  empty: articles(0),
  /** The articles do not come. */
  loading: but({ study: { articles: silence } }),
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
