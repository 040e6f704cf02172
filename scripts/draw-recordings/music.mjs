import { box, celadon, cinnabar, context, line, pale, soft, stroke } from './pen.mjs';

/** The five tones, and the first again above them, in hertz. */
const tones = [261.6, 293.7, 329.6, 392, 440, 523.3];
const beat = 0.625;

/** Sections of a minute; each phrase, of `[tone, beats]`, takes ten seconds. */
const sections = [
  [
    [
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 4],
    ],
    [
      [4, 4],
      [5, 4],
      [4, 4],
      [3, 4],
    ],
    [
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
      [3, 2],
      [2, 2],
      [1, 2],
    ],
  ],
  [
    [
      [0, 2],
      [1, 2],
      [2, 2],
      [1, 2],
      [0, 4],
      [1, 4],
    ],
    [
      [0, 2],
      [3, 2],
      [1, 2],
      [4, 2],
      [2, 4],
      [0, 4],
    ],
    [
      [2, 2],
      [3, 2],
      [2, 2],
      [4, 4],
      [3, 2],
      [2, 4],
    ],
  ],
  [
    [
      [2, 1],
      [2, 1],
      [3, 2],
      [2, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [3, 2],
      [2, 4],
    ],
    [
      [0, 3],
      [1, 1],
      [2, 3],
      [3, 1],
      [4, 3],
      [3, 1],
      [2, 4],
    ],
    [
      [4, 1],
      [3, 1],
      [2, 1],
      [1, 1],
      [0, 4],
      [2, 1],
      [3, 1],
      [4, 1],
      [3, 1],
      [2, 4],
    ],
  ],
  [
    [
      [2, 2],
      [3, 2],
      [4, 2],
      [3, 2],
      [2, 4],
      [1, 4],
    ],
    [
      [2, 2],
      [3, 2],
      [4, 2],
      [3, 2],
      [1, 4],
      [0, 4],
    ],
    [
      [4, 2],
      [5, 2],
      [4, 2],
      [2, 2],
      [3, 4],
      [0, 4],
    ],
  ],
  [
    [
      [0, 2],
      [2, 2],
      [3, 2],
      [2, 2],
      [4, 4],
      [3, 4],
    ],
    [
      [5, 2],
      [4, 2],
      [3, 2],
      [2, 2],
      [1, 4],
      [2, 4],
    ],
    [
      [3, 2],
      [2, 2],
      [1, 2],
      [2, 2],
      [0, 8],
    ],
  ],
];

const notes = sections.flatMap((phrases, section) =>
  Array.from({ length: 6 }, (_, round) => {
    const begin = section * 60 + round * 10;
    let at = 0;
    return phrases[round % 3].map(([tone, beats], place) => {
      const note = { begin, at: begin + at * beat, tone, beats, place, section };
      at += beats;
      return note;
    });
  }).flat(),
);

/** Five tones become a melody, in five parts of a minute. */
export const melody = {
  seconds: 300,
  pictureAt: 257,
  pace: 5,
  bitrate: 22_000,
  sounds: notes.map(({ at, tone }) => ({ at, kind: 'pluck', pitch: tones[tone] })),
  paint(time) {
    const begin = Math.floor(time / 10) * 10;
    const section = Math.floor(time / 60);
    sections.forEach((_, at) =>
      box(300 + at * 74, 492, 60, 10, at === section ? celadon : at < section ? '#9DBBB1' : line, 5),
    );
    tones.forEach((_, tone) =>
      stroke(
        [
          [110, 430 - tone * 58],
          [850, 430 - tone * 58],
        ],
        1,
        tone === 0 || tone === 5 ? '#CFCBC2' : line,
        2,
      ),
    );
    let before;
    for (const note of notes.filter((each) => each.begin === begin)) {
      const x = 130 + ((note.at - begin) / 10) * 700;
      const y = 430 - note.tone * 58;
      const isPast = time >= note.at;
      const isNow = isPast && time < note.at + note.beats * beat;
      if (before && isPast) stroke([before, [x, y]], 1, '#9DBBB1', 3);
      box(
        x - 14,
        y - 14,
        Math.max(28, note.beats * 40 - 12),
        28,
        isNow ? cinnabar : isPast ? celadon : pale,
        14,
      );
      before = [x, y];
    }
    stroke(
      [
        [130 + ((time - begin) / 10) * 700, 110],
        [130 + ((time - begin) / 10) * 700, 456],
      ],
      1,
      soft,
      1.5,
    );
  },
};

/** A question and its answer: forty seconds out of the melody. */
export const answering = {
  ...melody,
  seconds: 40,
  pictureAt: 17,
  sounds: melody.sounds
    .filter(({ at }) => at >= 180 && at < 220)
    .map((sound) => ({ ...sound, at: sound.at - 180 })),
  paint: (time) => melody.paint(180 + time),
};

/** Four beats, of which the first is heavy, and then three. */
export const beats = {
  seconds: 24,
  sounds: Array.from({ length: 36 }, (_, at) => ({
    at: 1 + at * 0.6,
    kind: 'tick',
    pitch: (at < 20 ? at % 4 === 0 : (at - 20) % 3 === 0) ? 880 : 587,
  })),
  paint(time) {
    const at = Math.floor((time - 1) / 0.6);
    const bar = at < 20 ? 4 : 3;
    const now = at < 0 ? -1 : at < 20 ? at % 4 : (at - 20) % 3;
    for (let place = 0; place < bar; place += 1) {
      const x = 480 + (place - (bar - 1) / 2) * 150;
      const r = place === 0 ? 58 : 40;
      context.fillStyle = place === now && at < 36 ? (place === 0 ? cinnabar : celadon) : '#CFCBC2';
      context.beginPath();
      context.arc(x, 280, place === now && at < 36 ? r * 1.12 : r, 0, 7);
      context.fill();
    }
    stroke(
      [
        [200, 400],
        [200 + 560 * Math.min(1, Math.max(0, (time - 1) / 21.6)), 400],
      ],
      1,
      '#9DBBB1',
      6,
    );
  },
};
