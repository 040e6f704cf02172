/** The name under which the style sheet knows the marked passages. */
export const highlightName = 'shuyuan-passage';
