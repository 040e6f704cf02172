/**
 * Formulae as authors write them: `$$…$$` and `\[…\]` on a line of their own, `\(…\)` and `$…$` among words. As in other
 * readers of TeX, a dollar before a space, after a space or before a digit is money, and so is one in another sentence;
 * `\$`, which matches without a group, is a dollar.
 */
export const formulaPattern =
  /\\\$|\$\$([^$]+)\$\$|\\\[((?:(?!\\\[)[^])+?)\\\]|\\\(((?:(?!\\\()[^])+?)\\\)|\$(?![\s$])((?:\\[^]|[^$\\，。；：！？、])*?(?:\\[^]|[^\s$\\，。；：！？、]))\$(?!\d)/;

/** Whether a text holds what may be a formula. */
export const hasFormula = (text: string) =>
  /[$\\]/.test(text) && formulaPattern.test(text.replaceAll('\\$', ''));
