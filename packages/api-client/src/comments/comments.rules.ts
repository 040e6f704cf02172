/** The most characters of a comment, without blanks around it, and the last second and paragraph that one can be about. */
export const commentLimits = { content: 5000, atSeconds: 86_400, paragraph: 100_000 } as const;

/** How long after writing a comment its author may change its words, by the clock of the server. */
export const commentEditMinutes = 60;

/** The most characters of what somebody adds to a report, without blanks around it. */
export const longestReportWords = 200;

/** Why somebody reports a comment. Stored: never rename one. */
export const reportReasons = ['advertising', 'vulgar', 'illegal', 'attack', 'other'] as const;

/** Why somebody reports a comment. */
export type ReportReason = (typeof reportReasons)[number];
