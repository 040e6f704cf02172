import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { ExamRehearsalProvider } from './exam-rehearsal.context.ts';
import { firstRehearsal, type ExamRehearsalState } from './exam-rehearsal.store.ts';
import { examRehearsalStrings } from './exam-rehearsal.strings.ts';
import { ExamRehearsalView } from './exam-rehearsal.view.tsx';

interface Args {
  state: Partial<ExamRehearsalState>;
}

const usage: Usage = {
  use: [
    'Before an exam, on the device on which it will be sat: offer it beside the way into the paper.',
    'It sits the real exam player on three made-up questions. No attempt is begun, and nothing is marked.',
  ],
  avoid: ['For trying out a paper’s own questions: those are not shown before it begins.'],
  keys: [['Those of the exam player', 'While the questions are answered.']],
  limits: [
    'The plug and the power are pulled between the player and its server, not at the device: a real power cut also ends the browser.',
  ],
};

const props = { exams: { detail: () => new Promise<never>(() => {}) }, paperId: 7, onLeave() {} };

const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 900, height: 560 } },
  argTypes: { state: { control: false } },
  render: ({ state }, { globals }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'zh-CN';
    return (
      <ExamRehearsalProvider
        value={stillContext({
          state: { ...firstRehearsal, ...state },
          strings: examRehearsalStrings[locale],
          locale,
          props,
        })}
      >
        <ExamRehearsalView />
      </ExamRehearsalProvider>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

const passed = {
  device: true,
  server: true,
  unplugged: true,
  restart: true,
  once: true,
  submitted: true,
};

export const Intro: Story = { args: { state: {} } };

export const PowerIsOut: Story = { args: { state: { phase: 'playing', mishap: 'power' } } };

export const Ready: Story = { args: { state: { phase: 'report', checks: passed, trip: 38 } } };

/** A private window, which keeps nothing, and a server that has not answered yet. */
export const NotReady: Story = {
  args: {
    state: {
      phase: 'report',
      checks: { device: false, unplugged: false, restart: true, once: true, submitted: true },
    },
  },
};

export const OnAPhone: Story = { ...NotReady, parameters: { picture: { width: 390, height: 900 } } };
