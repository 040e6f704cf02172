/** What one file of captions may be. */
export const captionLimits = { bytes: 2 * 2 ** 20, cues: 10_000, label: 20 } as const;
