import { withSchemas } from '../http/schemas.ts';
import { commentsContract } from '../comments/comments.contract.ts';
import { commentsEndpoints } from '../comments/comments.endpoints.ts';
import { creditsContract } from '../credits/credits.contract.ts';
import { creditsEndpoints } from '../credits/credits.endpoints.ts';
import { doubtsContract } from '../doubts/doubts.contract.ts';
import { doubtsEndpoints } from '../doubts/doubts.endpoints.ts';
import { followsContract } from '../follows/follows.contract.ts';
import { followsEndpoints } from '../follows/follows.endpoints.ts';
import { issuesContract } from '../issues/issues.contract.ts';
import { issuesEndpoints } from '../issues/issues.endpoints.ts';
import { messagesContract } from '../messages/messages.contract.ts';
import { messagesEndpoints } from '../messages/messages.endpoints.ts';
import { problemsContract } from '../problems/problems.contract.ts';
import { problemsEndpoints } from '../problems/problems.endpoints.ts';
import { postsContract } from './posts.contract.ts';
import { postsEndpoints } from './posts.endpoints.ts';

/** Every call of what people ask, say and tell each other, by domain. */
export const community = {
  comments: withSchemas(commentsEndpoints, commentsContract),
  credits: withSchemas(creditsEndpoints, creditsContract),
  follows: withSchemas(followsEndpoints, followsContract),
  messages: withSchemas(messagesEndpoints, messagesContract),
  doubts: withSchemas(doubtsEndpoints, doubtsContract),
  issues: withSchemas(issuesEndpoints, issuesContract),
  posts: withSchemas(postsEndpoints, postsContract),
  problems: withSchemas(problemsEndpoints, problemsContract),
};
