/** An answer to a problem. Its text is written like that of the problem. */
export interface SolutionSeed {
  by: string;
  hoursLater: number;
  text: string;
  isAccepted?: boolean;
  likedBy?: readonly string[];
}

/** A problem of the demonstration. Paragraphs of its text stand on lines of their own; what lies between backticks is code. */
export interface ProblemSeed {
  by: string;
  category: string;
  title: string;
  text: string;
  daysAgo: number;
  /** Credits. */
  bounty?: number;
  views: number;
  likedBy?: readonly string[];
  solutions: readonly SolutionSeed[];
}
