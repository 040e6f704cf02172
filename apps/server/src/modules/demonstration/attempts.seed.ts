/** What is written into a blank by who does not know. */
export const guess = '不清楚';
