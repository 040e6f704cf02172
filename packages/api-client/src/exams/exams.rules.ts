/** The most characters of an answer in words, and of what is filled into one blank. */
export const answerLimits = { text: 20_000, blank: 1000 } as const;
