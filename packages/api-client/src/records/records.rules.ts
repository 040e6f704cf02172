/** The most characters of what describes a recording. */
export const recordLimits = { title: 100, description: 2000, categoryName: 30 };
