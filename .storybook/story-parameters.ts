import type { Page } from 'playwright';

/** What a story asks of the one who looks at it. */
export interface StoryParameters {
  /** Size of the viewport for this story's picture; `false` for a story that has nothing to look at. */
  picture?: { width?: number; height?: number } | false;
  /** Id of the story of its file that this one must look as. */
  sameAs?: string;
  /** Parts of console errors that the story is about. */
  expectedConsoleErrors?: string[];
  a11y?: { test?: 'off' | 'todo' | 'error' };
}

/** Those of a story, and what its file says about it. */
export interface ReadParameters extends StoryParameters {
  /** Whether this story and another of its file must look the same. */
  hasTwin: boolean;
}

interface StoryFile {
  stories: Record<string, { parameters?: StoryParameters }>;
}

declare global {
  /** Storybook itself, in the page that draws a story. */
  var __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    storyStore: {
      loadCSFFileByStoryId: (storyId: string) => Promise<StoryFile>;
      storyFromCSFFile: (of: { storyId: string; csfFile: StoryFile }) => { parameters: StoryParameters };
    };
  };
  /** On it Storybook tells of everything that happens, whole reports of axe among it. */
  var __STORYBOOK_ADDONS_CHANNEL__: {
    transports: unknown[];
    emit: (event: 'updateGlobals', change: { globals: object }) => void;
  };
}

/** Lets nothing be written down for a manager: nobody is shown these stories, and what waited for one would pile up. */
export const muteChannel = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // On a busy machine the page has loaded before Storybook knows its stories.
    await __STORYBOOK_PREVIEW__.ready();
    __STORYBOOK_ADDONS_CHANNEL__.transports.length = 0;
  });

/** Lets the add-on wait for somebody who asks it: stories that are only drawn need not wait for axe. */
export const switchAxeOff = (page: Page): Promise<void> =>
  page.evaluate(() =>
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } }),
  );

/** Reads a story's parameters, of which nothing else leaves the page: all that a story is given would be long. */
export const readParameters = (page: Page, id: string): Promise<ReadParameters> =>
  page.evaluate(async (storyId) => {
    const { storyStore } = __STORYBOOK_PREVIEW__;
    const csfFile = await storyStore.loadCSFFileByStoryId(storyId);
    const { parameters } = storyStore.storyFromCSFFile({ storyId, csfFile });
    const { picture, sameAs, expectedConsoleErrors, a11y } = parameters;
    const isNamed = Object.values(csfFile.stories).some(({ parameters: own }) => own?.sameAs === storyId);
    return {
      ...(picture !== undefined && { picture }),
      ...(sameAs !== undefined && { sameAs }),
      ...(expectedConsoleErrors && { expectedConsoleErrors }),
      ...(a11y?.test && { a11y: { test: a11y.test } }),
      hasTwin: isNamed || sameAs !== undefined,
    };
  }, id);
