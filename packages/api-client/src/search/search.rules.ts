/** The most characters of what somebody looks for. */
export const longestKeywords = 100;
