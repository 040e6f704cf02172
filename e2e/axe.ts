import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Holds the page as it stands, or the element that `part` selects, against axe's rules. Evaluated and not added as a script, which the policy forbids.
 * Left out is react-aria's announcer: it keeps for seconds what it has spoken, when the words it points at are gone.
 */
export async function expectNoViolations(page: Page, part?: string) {
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
  await page.evaluate(axeSource);
  const findings = await page.evaluate(async (include) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run({
      ...(include !== undefined && { include: [include] }),
      exclude: ['[data-live-announcer]'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, part);
  expect(findings).toEqual([]);
}
