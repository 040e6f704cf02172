/** The longest that an article's parts may be, in characters; the price in whole yuan. */
export const articleLimits = { title: 100, description: 300, content: 400_000, charge: 99_999 } as const;

/** How many chapters an anthology has, and how many articles each of them. */
export const anthologyLimits = { chapters: 50, articles: 200 } as const;

/** How many chapters a column has, and how many items each of them. */
export const comboLimits = { chapters: 50, items: 200 } as const;

/** How many chapters a course has, how many lessons each of them, how many outcomes of how many characters, attachments and days of study. */
export const courseLimits = {
  chapters: 100,
  lessons: 200,
  outcomes: 20,
  outcome: 100,
  attachments: 50,
  days: 3_650,
} as const;

/** The characters of base64 that a file to be imported may have. */
export const importLimits = { content: 3_000_000 } as const;

/** The longest of a video that may be tried, in seconds. */
export const videoLimits = { seconds: 86_400 } as const;

/** Of a membership: the price in whole yuan, its days, and how many benefits of how many characters it names. */
export const membershipLimits = { charge: 99_999, days: 3_650, benefits: 10, benefit: 60 } as const;

/** Of a question: the most points, parts of it, drawn at once, and seconds into a lesson. */
export const questionLimits = {
  points: 1_000,
  options: 10,
  blanks: 50,
  alternatives: 20,
  alternative: 200,
  rubric: 20,
  parts: 50,
  drawn: 200,
  seconds: 86_400,
} as const;

/** Of a paper: minutes, tries, the pass mark, and how many questions and courses it names. */
export const paperLimits = {
  minutes: 10_080,
  tries: 1_000,
  passScore: 100_000,
  questions: 1_000,
  courses: 50,
} as const;

/** The longest name, title or description of the smaller things that the console looks after, in characters. */
export const manageLimits = {
  name: 30,
  title: 100,
  description: 200,
  content: 20_000,
  remark: 500,
  tag: 20,
  tags: 10,
} as const;
