export { createCreditsApi, type CreditRecord } from '../credits/credits.api.ts';
export { createFollowsApi, type Followed, type Profile, type Work } from '../follows/follows.api.ts';
export {
  createMessagesApi,
  type Message,
  type MessageDigest,
  type MessageSetting,
} from '../messages/messages.api.ts';
export { optionalMessages, type OptionalMessage } from '../messages/messages.rules.ts';
export { watchUnread, type WatchUnreadOptions } from '../messages/watch-unread.ts';
export {
  createPostsApi,
  type Conversation,
  type PostRef,
  type PostTag,
  type PostReport,
  type PostsApi,
  type PostVersion,
} from './posts.api.ts';
export {
  createDoubtsApi,
  type AskableQuestion,
  type Doubt,
  type DoubtAnswer,
  type DoubtCard,
  type DoubtQuery,
  type DoubtsApi,
  type NewDoubt,
  type OwnDoubtQuery,
} from '../doubts/doubts.api.ts';
export {
  createIssuesApi,
  type Issue,
  type IssueCard,
  type IssueQuery,
  type IssuesApi,
  type NewIssue,
} from '../issues/issues.api.ts';
export { postLimits, postReportReasons } from './community.rules.ts';
export {
  createProblemsApi,
  type CommunityProblem,
  type NewProblem,
  type OwnSolution,
  type ProblemCard,
  type ProblemChange,
  type ProblemForm,
  type ProblemList,
  type ProblemQuery,
  type ProblemsApi,
  type SimilarProblem,
  type Solution,
  type SolutionDetail,
} from '../problems/problems.api.ts';
