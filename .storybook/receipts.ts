import { appendFileSync, mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { actualDir, sha256 } from './pictures.ts';

const folder = `${actualDir}/receipts`;

/** What a page was like when its picture was taken. */
export interface Circumstances {
  theme: string;
  dir: string;
  density: string;
  viewport: string;
  /** Root text size in pixels. */
  text: number;
  forcedColors: boolean;
  /** First family of every text that is seen, sorted. */
  fonts: string[];
  /** Where the focus was, which a picture shows by a ring alone; empty when nowhere. Goes into messages, never into the repository. */
  focus: string;
}

/** Reads what the picture about to be compared was taken under. */
export const circumstancesOf = (page: Page): Promise<Circumstances> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const says = (element: Element) =>
      element.matches('input, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const families = [...document.body.querySelectorAll('*')]
      // What is only spoken goes after some seconds: whether it is still there is chance.
      .filter(
        (element) => says(element) && element.checkVisibility() && !element.closest('[data-live-announcer]'),
      )
      .map((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '');
    const focused = document.activeElement;
    const around = focused?.closest('[data-component]')?.getAttribute('data-component') ?? 'the page';
    return {
      theme: root.dataset['syTheme'] ?? '',
      dir: root.dir,
      density: root.dataset['syDensity'] ?? 'comfortable',
      viewport: `${window.innerWidth}x${window.innerHeight}`,
      text: Number.parseFloat(getComputedStyle(root).fontSize),
      forcedColors: matchMedia('(forced-colors: active)').matches,
      fonts: [...new Set(families)].sort(),
      focus: focused && focused !== document.body ? `<${focused.localName}> of ${around}` : '',
    };
  });

/**
 * Notes a capture in this process's own file; `scripts/pictures/close.mjs` joins the files when all have ended.
 * `isKept` says that the picture has just become the repository's.
 */
export function writeReceipt(
  picture: string,
  circumstances: Circumstances,
  bytes: Buffer,
  isKept: boolean,
): void {
  mkdirSync(folder, { recursive: true });
  const line = JSON.stringify({ picture, ...circumstances, sha256: sha256(bytes), isKept });
  appendFileSync(`${folder}/${process.pid}.jsonl`, `${line}\n`);
}
