/** Whether the person has asked for pages that do not move. */
export const wantsStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
