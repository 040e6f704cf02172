import type { RenewalReason, SliderState } from './slider-puzzle.state.ts';
import type { SliderPuzzleStrings } from './slider-puzzle.strings.ts';

/** What the line under the rail says. */
export interface SliderNews {
  tone: 'neutral' | 'critical';
  text: string;
  /** For those who listen: results only, no help that stands there all the time. */
  spoken: string;
  /** The word on the button that sends the attempt, when one waits to be sent. */
  submit?: string;
}

export function sliderNews({ step, reason }: SliderState, strings: SliderPuzzleStrings): SliderNews {
  switch (step.status) {
    case 'loading':
      return said(reasonText(reason, strings), 'neutral', strings.loading);
    case 'load-failed':
      return { tone: 'neutral', text: '', spoken: step.message ?? strings.loadFailed };
    case 'ready':
      if (step.x > 0) return { tone: 'neutral', text: strings.place, spoken: '', submit: strings.confirm };
      return said(
        reasonText(reason, strings),
        reason === 'used-up' || isWords(reason) ? 'critical' : 'neutral',
      );
    case 'dragging':
      return said('', 'neutral');
    case 'checking':
      return said(strings.checking, 'neutral');
    case 'passed':
      // Seen over the picture.
      return said('', 'neutral', strings.passed);
    case 'wrong':
      return said(strings.wrong(step.triesLeft), 'critical');
    case 'unsent':
      return { ...said(strings.unsent, 'critical'), submit: strings.sendAgain };
  }
}

const isWords = (reason: RenewalReason | null) => typeof reason === 'object' && reason !== null;

const said = (text: string, tone: SliderNews['tone'], spoken = text): SliderNews => ({ text, tone, spoken });

function reasonText(reason: RenewalReason | null, strings: SliderPuzzleStrings): string {
  if (reason === null) return '';
  if (reason === 'asked') return strings.renewed;
  if (reason === 'used-up') return strings.usedUp;
  return reason === 'expired' ? strings.expired : reason.message;
}
