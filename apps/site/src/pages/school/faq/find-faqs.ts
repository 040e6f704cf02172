import type { Faq } from '@shuyuan/api-client';

/** Questions under one heading. */
export interface FaqGroup {
  id: number;
  name: string;
  faqs: readonly Faq[];
}

/** The words of HTML as they are looked for: without its marks. */
const wordsIn = (html: string) => html.replace(/<[^>]*(?:>|$)/g, ' ');

/** Those that have every one of the words in their question, answer or category, by category in their order. */
export function findFaqs(faqs: readonly Faq[], typed: string): FaqGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<number, { id: number; name: string; faqs: Faq[] }>();
  for (const faq of faqs) {
    const text = `${faq.category_name} ${faq.question} ${wordsIn(faq.answer)}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const group = groups.get(faq.category_id) ?? { id: faq.category_id, name: faq.category_name, faqs: [] };
    group.faqs.push(faq);
    groups.set(faq.category_id, group);
  }
  return [...groups.values()];
}
