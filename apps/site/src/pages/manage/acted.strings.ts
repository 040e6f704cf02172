import type { Locale } from '@shuyuan/widgets/host';

/** `what`: one thing by its title, several by their number with noun and measure word. */
const zh = {
  publishDone: (what: string) => `已发布${what}`,
  unpublishDone: (what: string) => `已把${what}转为草稿`,
  moved: (what: string, category: string) => `已把${what}移到“${category}”`,
  madeFree: (what: string) => `已把${what}设为免费`,
  madePaid: (what: string, charge: string) => `已把${what}的价格设为${charge}`,
};

const en: typeof zh = {
  publishDone: (what) => `Published ${what}`,
  unpublishDone: (what) => `Turned ${what} into a draft`,
  moved: (what, category) => `Moved ${what} to “${category}”`,
  madeFree: (what) => `Made ${what} free`,
  madePaid: (what, charge) => `Set the price of ${what} to ${charge}`,
};

/** Sentences about what was done with content, for the notice that offers to undo it. */
export const actedStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
