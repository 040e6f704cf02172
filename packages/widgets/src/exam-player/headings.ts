/** The elements of the paper's name and of the parts below it. */
export const headingsOf = (level: 1 | 2 = 2) =>
  level === 1 ? ({ title: 'h1', part: 'h2' } as const) : ({ title: 'h2', part: 'h3' } as const);
