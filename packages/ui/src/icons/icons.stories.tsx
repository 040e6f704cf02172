import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Inline, Stack, Text } from '../layout/index.ts';
import * as icons from './index.ts';

const meta = {} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  parameters: { picture: { width: 980, height: 330 } },
  render: () => (
    <Stack gap={32}>
      <Grid columns={6} gap={16}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Inline key={name} gap={8}>
            <Icon />
            <Text as="span" size="caption" tone="muted">
              {name}
            </Text>
          </Inline>
        ))}
      </Grid>
      <Inline gap={16}>
        <icons.BookIcon size="small" />
        <icons.BookIcon />
        <icons.BookIcon size="large" />
      </Inline>
    </Stack>
  ),
};
