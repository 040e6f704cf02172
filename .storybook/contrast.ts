import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Texts too faint to read as the page stands. The add-on has checked everything in light; elsewhere only colours differ. */
export async function contrastFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window && 'run' in (window as { axe: object }).axe)))
    await page.addScriptTag({ path: axePath });
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    return violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
    );
  });
}
