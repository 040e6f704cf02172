import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RecentState } from './recent-keywords.store.ts';
import { recentStates, searchStates, stillActions } from './search-dialog.fixtures.ts';
import { searchDialogStrings } from './search-dialog.strings.ts';
import { SearchDialogView } from './search-dialog.view.tsx';
import type { SearchState } from './search-state.ts';

interface PictureProps {
  state: SearchState;
  recent?: RecentState;
  width?: number;
  height?: number;
  locale?: 'zh-CN' | 'en';
  name?: string;
  isPage?: boolean;
}

/** What lies on the sheet, without the dialog around it. */
function Picture({ state, recent = recentStates.listed, width = 720, height = 640, ...rest }: PictureProps) {
  const { locale = 'zh-CN', name = 'picture', isPage = false } = rest;
  return (
    <div
      style={{
        boxSizing: 'border-box',
        inlineSize: width,
        blockSize: height,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        flex: 'none',
        background: 'var(--sy-color-raised)',
        border: '1px solid var(--sy-color-line)',
        borderRadius: 'var(--sy-radius-dialog)',
      }}
    >
      <SearchDialogView
        state={state}
        recent={recent}
        context={{
          actions: stillActions,
          strings: searchDialogStrings[locale],
          locale,
          id: name,
          matchesInitials: null,
          isPage,
          onShowAll: isPage ? undefined : () => undefined,
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Search dialog/States',
  component: Picture,
  parameters: { picture: { width: 800, height: 700 } },
  args: { state: searchStates.found },
  render: (args, { globals }) => <Picture {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

const picture = (state: SearchState, recent: RecentState = recentStates.listed): Story => ({
  args: { state, recent },
});

/** SD-05: marks painted from the server's data; hostile words are words. */
export const Found = picture(searchStates.found);
/** SD-09: the row that Enter opens. */
export const ActiveRow = picture(searchStates.active);
/** One page needs no pager. */
export const Few = picture(searchStates.few);
/** SD-10: bones as high as the rows that will come. */
export const Loading = picture(searchStates.loading);
/** SD-05: nothing at all. */
export const Nothing = picture(searchStates.nothing);
/** Nothing on this tab, but elsewhere. */
export const NothingHere = picture(searchStates.nothingHere);
/** SD-10: the server was not reached. */
export const Failed = picture(searchStates.failed);
/** The server's own words. */
export const Refused = picture(searchStates.refused);
/** SD-06 */
export const Recent = picture(searchStates.recent);
export const RecentNone = picture(searchStates.recent, recentStates.none);
export const RecentReading = picture(searchStates.recent, recentStates.reading);
export const RecentLocal = picture(searchStates.recent, recentStates.local);
export const RecentRemoved = picture(searchStates.recent, recentStates.removed);
export const RecentNotRemoved = picture(searchStates.recent, recentStates.notRemoved);
/** What is typed narrows the list. */
export const RecentNarrowed = picture(searchStates.narrowed);

/** Matches of words that are still being typed, of all kinds. */
export const Suggested = picture(searchStates.suggested);
/** A teacher's portrait, how much a category holds, and the name that content was found by. */
export const Kinds = picture(searchStates.kinds);
/** Categories of all domains stand on one tab. */
export const Categories = picture(searchStates.categories);
export const RecentNotCleared = picture(searchStates.recent, recentStates.notCleared);
/** As part of a page it has nothing to close. */
export const OnAPage: Story = { args: { state: searchStates.kinds, isPage: true } };
/** On a page it offers other words. */
export const NothingOnAPage: Story = { args: { state: searchStates.nothing, isPage: true } };

/** Three widths and four states in one picture. */
export const Sheet: Story = {
  parameters: {
    picture: { width: 1640, height: 1340 },
    // Pictures of one dialog side by side, as no page would have them.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (_, { globals }) => {
    const locale = globals['locale'] === 'en' ? ('en' as const) : ('zh-CN' as const);
    return (
      <div
        data-state-sheet="wide"
        style={{ display: 'grid', gridTemplateColumns: '720px 480px 320px', gap: 32 }}
      >
        {[720, 480, 320].map((width) => (
          <Picture
            key={width}
            name={`found-${width}`}
            state={searchStates.active}
            width={width}
            locale={locale}
          />
        ))}
        <Picture name="recent" state={searchStates.recent} recent={recentStates.removed} locale={locale} />
        <Picture name="loading" state={searchStates.loading} width={480} locale={locale} />
        <Picture name="failed" state={searchStates.failed} width={320} locale={locale} />
      </div>
    );
  },
};
