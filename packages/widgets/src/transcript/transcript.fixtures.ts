import type { VideoCaptions } from '@shuyuan/api-client';

const lines = [
  '晋太元中，武陵人捕鱼为业。',
  '缘溪行，忘路之远近。',
  '忽逢桃花林，夹岸数百步。',
  '林尽水源，便得一山。',
  '山有小口，仿佛若有光。',
  '便舍船，从口入。',
  '初极狭，才通人；复行数十步，豁然开朗。',
  '土地平旷，屋舍俨然。',
  '阡陌交通，鸡犬相闻。',
  '出得山来，处处志之。',
];

const at = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;

const vttOf = (words: readonly string[]) =>
  ['WEBVTT', ...words.map((text, index) => `${at(index * 3)} --> ${at(index * 3 + 3)}\n${text}`)].join(
    '\n\n',
  );

/** Half a minute of a lesson, in two languages. */
export const transcriptFixture: VideoCaptions[] = [
  { language: 'zh-CN', label: '中文', vtt: vttOf(lines) },
  {
    language: 'en',
    label: 'English',
    vtt: vttOf(['A fisherman follows a stream.', 'He forgets how far he has gone.']),
  },
];
