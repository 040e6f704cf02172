import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Grid, Inline, Stack, Text } from '../layout/index.ts';
import * as icons from './index.ts';

const usage: Usage = {
  use: [
    'Beside words that it repeats, so that they are found faster: small beside 13 and 14 px, standard beside 16 px.',
    'Alone only in IconButton, which demands a name and shows it in a tooltip where there is a pointer.',
    'In the colour of the words around it: a pictogram has none of its own.',
  ],
  avoid: [
    'To say something by itself: nobody hears it, and not everyone knows the sign.',
    'As decoration. A title does not need one.',
    'As the picture of an empty place: EmptyState has its own.',
  ],
  limits: [
    'Those that point along the text (arrows, chevrons, reply, send) turn round from right to left by the nearest dir attribute; a dir set in CSS is not seen.',
  ],
};

const meta = { parameters: { usage } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** By the name under which each is imported, without its `Icon`. */
export const Sheet: Story = {
  parameters: { picture: { width: 980, height: 500 } },
  render: () => (
    <Stack gap={32}>
      <Grid columns={6} gap={16}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Inline key={name} gap={8} isSingleRow>
            <Icon />
            <Text as="span" size="caption" tone="muted">
              {name.replace(/Icon$/, '')}
            </Text>
          </Inline>
        ))}
      </Grid>
      <Inline gap={24}>
        {(['small', 'standard', 'large'] as const).map((size) => (
          <Inline key={size} gap={8}>
            <icons.BookIcon size={size} />
            <Text as="span" size="caption" tone="muted">
              {size}
            </Text>
          </Inline>
        ))}
      </Inline>
    </Stack>
  ),
};
