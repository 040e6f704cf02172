import { describe, expect, it } from 'vitest';
import { createTestHost } from '../testing/index.ts';
import { createTranscriptStore } from './transcript.store.ts';
import { transcriptStrings } from './transcript.strings.ts';

const zh = {
  language: 'zh-CN',
  label: '中文',
  vtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n林尽水源\n\n00:00:04.000 --> 00:00:08.000\n便得一山\n\n00:00:10.000 --> 00:00:12.000\n山有小口\n',
};
const en = {
  language: 'en',
  label: 'English',
  vtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:08.000\nAt the Source\n',
};

async function open(captions = [zh, en]) {
  const player = { at: 0, seeks: [] as number[] };
  const host = createTestHost({
    player: { position: () => player.at, seek: (seconds) => void player.seeks.push(seconds) },
  });
  const props = { captions };
  const store = createTranscriptStore({ host, strings: transcriptStrings['zh-CN'], getProps: () => props });
  const leave = store.start();
  const playTo = async (seconds: number) => {
    player.at = seconds;
    await host.advance(500);
  };
  return { ...store, host, player, playTo, leave };
}

describe('a transcript', () => {
  it('follows what is said, also through a silence', async () => {
    const { getState, playTo, leave, host } = await open();
    expect(getState().current).toBe(-1);
    await playTo(2);
    expect(getState().current).toBe(0);
    await playTo(9);
    expect(getState().current).toBe(1);
    leave();
    await playTo(11);
    await host.advance(1000);
    expect(getState().current).toBe(1);
  });

  it('goes where a line is pressed', async () => {
    const { actions, player } = await open();
    actions.goTo(2);
    actions.goTo(9);
    expect(player.seeks).toEqual([10]);
  });

  it('CL-13 stops following for who reads elsewhere or looks for words, until asked to', async () => {
    const { actions, getState } = await open();
    actions.leave();
    expect(getState().isFollowing).toBe(false);
    actions.follow();
    actions.find('山');
    expect(getState()).toMatchObject({ isFollowing: false, found: [1, 2] });
    actions.follow();
    expect(getState()).toMatchObject({ isFollowing: true, words: '', found: null });
  });

  it('is found in either case, and in the language that was chosen', async () => {
    const { actions, getState } = await open();
    actions.choose('en');
    actions.find('source ');
    expect(getState()).toMatchObject({ language: 'en', found: [0] });
    actions.find(' ');
    expect(getState().found).toBeNull();
  });

  it('is empty where there are no captions', async () => {
    const { getState } = await open([]);
    expect(getState()).toMatchObject({ language: null, lines: [] });
  });
});
