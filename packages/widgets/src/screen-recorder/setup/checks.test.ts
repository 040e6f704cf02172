import { describe, expect, it } from 'vitest';
import { recorderLimits } from '../recorder-limits.ts';
import type { SetupState } from '../screen-recorder.state.ts';
import { checksOf, type Troubles } from './checks.ts';
import { examination, setupWith } from './setup.fixtures.ts';
import { recorderViewStrings } from '../views/recorder-views.strings.ts';

const strings = recorderViewStrings['zh-CN'];

const troubles: Troubles = {
  screen: { insecure: 'insecure', unsupported: 'unsupported', frame: 'frame', recorder: 'recorder' },
  microphone: {
    denied: 'denied',
    missing: 'missing',
    'not-chosen': 'not-chosen',
    gone: 'gone',
    busy: 'busy',
  },
};

const checks = (setup: Partial<SetupState>) => checksOf(setupWith(setup), strings, troubles);
const check = (setup: Partial<SetupState>, id: string) => checks(setup).find((one) => one.id === id);

describe('what is looked at before a recording', () => {
  it('is nothing until the page was looked at', () => {
    expect(checks({ examination: null })).toEqual([]);
  });

  it('is screen, format, microphone, sound, room and library, and all is ready', () => {
    const found = checks({});
    expect(found.map(({ id }) => id)).toEqual(['screen', 'codec', 'microphone', 'sound', 'room', 'server']);
    expect(found.every(({ state }) => state === 'ready')).toBe(true);
  });

  it.each(['insecure', 'unsupported', 'frame', 'recorder'] as const)(
    'SR-13: says what keeps a page from recording: %s',
    (because) => {
      const found = checks({ examination: { ...examination, screen: { status: 'missing', because } } });
      expect(found[0]).toEqual({ id: 'screen', state: 'problem', text: because });
      expect(found.some(({ id }) => id === 'codec')).toBe(false);
    },
  );

  it.each(['denied', 'missing', 'not-chosen', 'gone', 'busy'] as const)(
    'SR-02: has a problem with a microphone that is %s',
    (status) => {
      expect(check({ microphone: { status } }, 'microphone')).toEqual({
        id: 'microphone',
        state: 'problem',
        text: status,
      });
    },
  );

  it('SR-10: warns of a silent microphone, and not of one that is muted on purpose', () => {
    expect(check({ isSilent: true }, 'microphone')?.state).toBe('note');
    expect(check({ microphone: { status: 'off' }, isSilent: true, isHeard: false }, 'microphone')).toEqual({
      id: 'microphone',
      state: 'ready',
      text: strings.microphoneOff,
    });
  });

  it('waits for the first sound', () => {
    expect(check({ isHeard: false }, 'microphone')?.state).toBe('waiting');
    expect(check({ isHeard: true }, 'microphone')?.state).toBe('ready');
  });

  it('knows how much room 300 seconds take, and takes silence for an answer', () => {
    const room = (bytes: number | null) => check({ examination: { ...examination, room: bytes } }, 'room');
    expect(room(recorderLimits.room)?.state).toBe('ready');
    expect(room(recorderLimits.room - 1)?.state).toBe('note');
    expect(room(96 * 1024 ** 2)?.text).toContain('96 MB');
    expect(room(null)).toEqual({ id: 'room', state: 'ready', text: strings.checkRoomUnknown });
  });

  it('tells of a library that is not reached, and forbids nothing', () => {
    expect(check({ isServerReached: null }, 'server')?.state).toBe('waiting');
    expect(check({ isServerReached: false }, 'server')?.state).toBe('note');
  });
});
