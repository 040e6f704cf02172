import { createLazyModule } from '../lazy-module/lazy-module.ts';
import { hasFormula } from './formula-pattern.ts';
import { paragraphsOf } from './paragraphs.ts';

/** The sanitiser and all that gives words a form: most comments are read without it. */
export const form = createLazyModule(() => import('./formed.tsx'));

/** Whether a text is more than what `paragraphsOf` reads, or words alone. */
export const needsForm = (html: string, paragraphs = paragraphsOf(html)) =>
  hasFormula(html) || (paragraphs === null && /[<&]/.test(html));

/** After this the words are shown as they are, in milliseconds: they are what the reader came for. */
const timeout = 3000;

/**
 * Fetches what `RichText` will need for these texts, and ends at once when it needs nothing more. Await it before you
 * show them: a text that has a form is plain words until then, and would move what is below. Without a text it fetches
 * what any form needs, for a page that will surely show one. It never rejects and waits three seconds at most; what has
 * not come is asked for again when the text is shown.
 */
export async function prepareRichText(html: string | readonly string[] = '<b></b>'): Promise<void> {
  const texts = [html].flat().filter((text) => needsForm(text));
  if (texts.length === 0) return;
  const fetchParts = async () => {
    const { typesetter } = await form.load();
    if (texts.some(hasFormula)) await typesetter.load();
  };
  // The words can be read without their form.
  const parts = fetchParts().catch(() => {});
  await Promise.race([parts, new Promise((resolve) => setTimeout(resolve, timeout))]);
}
