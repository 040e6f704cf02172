import type { Page } from 'playwright';
import { learnRules, matchRules, unreadRules, type RuleMemory } from './cascade.ts';
import {
  faintTexts,
  hasUnreadText,
  isReadText,
  layerOf,
  textSurroundings,
  type ContrastMemory,
} from './contrast.ts';
import { endMotions, holdStill, letMove, settle } from './stillness.ts';
import { enter, layOutAnew, putBack, remember, type RootMemory } from './suites.ts';

const tools = {
  settle,
  holdStill,
  letMove,
  endMotions,
  remember,
  enter,
  layOutAnew,
  putBack,
  unreadRules,
  learnRules,
  matchRules,
  faintTexts,
  hasUnreadText,
  isReadText,
  layerOf,
  textSurroundings,
};

/** What the functions remember from one look to the next. */
interface Memory extends RootMemory, RuleMemory, ContrastMemory {}

declare global {
  /** In a page that shows stories: what looks at them. Its functions know each other by this name alone. */
  var pageTools: typeof tools & { memory: Memory };
}

const sources = Object.entries(tools).map(([name, tool]) => `${name}: ${String(tool)}`);

/** Gives a page what it looks at its stories with, so that a look is one call and reads nothing twice. */
export async function givePageTools(page: Page): Promise<void> {
  await page.evaluate(`globalThis.pageTools = {${sources.join()}}; undefined`);
  await page.evaluate(() => {
    pageTools.memory = {
      given: undefined,
      readings: new WeakMap(),
      rulesByClass: new Map(),
      countOfReadings: 0,
      readable: new Set(),
    };
  });
}
