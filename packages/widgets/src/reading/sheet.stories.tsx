import type { Meta, StoryObj } from '@storybook/react-vite';
import { favoriteButtonStrings } from './favorite-button.strings.ts';
import { FavoriteButtonView } from './favorite-button.view.tsx';
import { paywallStrings } from './paywall.strings.ts';
import { PaywallView } from './paywall.view.tsx';
import { readingPlaceStrings } from './reading-place.strings.ts';
import { ResumeOfferView } from './resume-offer.view.tsx';

/** What stands around an article that costs something. */
const meta = {
  parameters: {
    picture: { width: 720, height: 420 },
  },
} satisfies Meta;
export default meta;

const nothing = () => {};

export const Sheet: StoryObj = {
  render: (_, { globals }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'zh-CN';
    return (
      <div data-state-sheet="wide" style={{ padding: 24 }}>
        <div style={{ inlineSize: '100%' }}>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, paddingBlockEnd: 24 }}>
            {[false, true].map((isCollected) => (
              <FavoriteButtonView
                key={String(isCollected)}
                isCollected={isCollected}
                strings={favoriteButtonStrings[locale]}
                onPress={nothing}
              />
            ))}
          </div>
          <PaywallView
            article={{ charge: 29, is_vip_free: true }}
            isVisitor
            level={2}
            strings={paywallStrings[locale]}
            actions={{ buy: nothing, openMembership: nothing, signIn: nothing }}
          />
          {/* Stands at the lower edge of what is transformed, as at that of a window. */}
          <div style={{ position: 'relative', blockSize: 160, transform: 'translateX(0)' }}>
            <ResumeOfferView
              place={42}
              strings={readingPlaceStrings[locale]}
              onResume={nothing}
              onDismiss={nothing}
            />
          </div>
        </div>
      </div>
    );
  },
};
