/**
 * Returns what is copied of a share code's text: all but its last two characters, which are the mark of the copy action.
 *
 * @see the business constants of the specification
 */
export const codeToCopy = (text: string): string => Array.from(text).slice(0, -2).join('');
