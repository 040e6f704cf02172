import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const { path: ffprobe } = require('@ffprobe-installer/ffprobe') as { path: string };

export interface Probed {
  /** Containers that it may be. */
  container: string;
  duration: number;
  codecs: string[];
  /** Times of its packets in seconds, by what they are of. */
  times: Record<'video' | 'audio', number[]>;
  keyFrames: number[];
  /** Packets that are in the file and never shown. */
  hidden: number;
}

interface Answer {
  format: { format_name: string; duration: string };
  streams: { codec_type: 'video' | 'audio'; codec_name: string }[];
  packets: { codec_type: 'video' | 'audio'; pts_time: string; flags: string }[];
}

/** What a file is, by a judge that is not ours. */
export function probe(file: Buffer): Probed {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-probe-'));
  const path = join(folder, 'file');
  writeFileSync(path, file);
  try {
    const asked = ['-show_format', '-show_streams', '-show_packets', '-of', 'json', path];
    const said = execFileSync(ffprobe, ['-v', 'error', ...asked], { maxBuffer: 2 ** 28, encoding: 'utf8' });
    const { format, streams, packets } = JSON.parse(said) as Answer;
    const of = (kind: 'video' | 'audio') => packets.filter(({ codec_type }) => codec_type === kind);
    return {
      container: format.format_name,
      duration: Number(format.duration),
      codecs: streams.map(({ codec_name }) => codec_name).sort(),
      times: {
        video: of('video').map(({ pts_time }) => Number(pts_time)),
        audio: of('audio').map(({ pts_time }) => Number(pts_time)),
      },
      hidden: packets.filter(({ flags }) => flags.includes('D')).length,
      keyFrames: of('video').flatMap(({ flags, pts_time }) =>
        flags.startsWith('K') ? [Number(pts_time)] : [],
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
