/** What people may choose not to be told; of money, decisions and the school they always are. Stored: never rename one. */
export const optionalMessages = [
  'reply',
  'comment',
  'solution',
  'accepted',
  'doubt',
  'doubt_answer',
  'doubt_promise',
  'mention',
  'follow',
  'thumbs_up',
  'exam_marked',
  'grant_ending',
] as const;

/** A kind of message that can be switched off. */
export type OptionalMessage = (typeof optionalMessages)[number];
