import type { Question } from '@shuyuan/api-client';
import { judge, pick } from './questions/question-builders.ts';
import type { Tone } from './tones.ts';

/** A question that is asked about a recording. */
export interface ListeningSeed {
  /** Of the recording, in the library. */
  title: string;
  fileName: string;
  tune: readonly Tone[];
  question: Question;
}

/** Hertz. */
const pitches = { c: 261.63, d: 293.66, e: 329.63, f: 349.23, g: 392, a: 440, b: 493.88, high: 523.25 };
const silence: Tone = { pitch: 0, seconds: 0.25, loudness: 0 };

const struck = (name: keyof typeof pitches, seconds = 0.6, loudness = 0.8): Tone => ({
  pitch: pitches[name],
  seconds,
  loudness,
});

const bar = [struck('c', 0.5, 0.9), struck('e', 0.5, 0.35), struck('e', 0.5, 0.35)];

/** Where the questions about recordings stand. */
export const listeningCategory = { subject: '艺术', name: '听音' };

export const listeningSeeds: readonly ListeningSeed[] = [
  {
    title: '听音：两个音',
    fileName: 'interval.wav',
    tune: [struck('c', 1), silence, struck('high', 1.2)],
    question: pick(
      '听录音：先后响起的两个音相距多少度？',
      '三度 | 四度 | 五度 | 八度',
      4,
      '第二个音的频率是第一个音的两倍，正好高一个八度。',
      2,
    ),
  },
  {
    title: '听音：节拍',
    fileName: 'waltz.wav',
    tune: [...bar, ...bar, ...bar, ...bar],
    question: pick(
      '听录音：强弱的次序说明每小节有几拍？',
      '两拍 | 三拍 | 四拍 | 五拍',
      2,
      '一强两弱，来回四次，是三拍子。',
      2,
    ),
  },
  {
    title: '听音：五声音阶',
    fileName: 'pentatonic.wav',
    tune: [...(['c', 'd', 'e', 'g', 'a', 'high'] as const).map((name) => struck(name)), silence],
    question: judge(
      '听录音：这一段是上行的五声音阶。',
      true,
      '依次是宫、商、角、徵、羽，最后回到高八度的宫。',
      3,
    ),
  },
];
