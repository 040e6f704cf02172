/** T14: a screen that has no room for a window of the specification's least width. */
export const isSmallScreen = 'screen and (max-device-width: 1149.98px)';

/** Where navigation does not fit beside or above a page: it stands behind a button. */
export const isNarrow = `${isSmallScreen} and (max-width: 60rem)`;
