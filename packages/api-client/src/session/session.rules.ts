/** Mainland mobile numbers: 11 digits, the second one 3 to 9. */
export const mobilePattern = /^1[3-9]\d{9}$/;

/** How long a new password may be, in characters. Older ones may differ. */
export const passwordLength = { least: 6, most: 64 } as const;

/** Both sides of the slider puzzle in pixels. */
export const sliderSize = { width: 350, height: 170 } as const;
