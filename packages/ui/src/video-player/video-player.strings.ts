const clock = (seconds: number) => {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
};

const spoken = (
  seconds: number,
  [hour, minute, second]: readonly [string, string, string],
  between: string,
) => {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 3600), hour],
    [Math.floor(whole / 60) % 60, minute],
    [whole % 60, second],
  ] as const;
  return (
    parts
      .filter(([value]) => value > 0)
      .map(([value, unit]) => `${value}${between}${unit}`)
      .join(between) || `0${between}${second}`
  );
};

const chinese = ['小时', '分', '秒'] as const;
const english = ['h', 'min', 's'] as const;

/** Keys and what they do. */
const table = (keys: readonly (readonly [string, string])[]) => keys;

export const videoPlayerStrings = {
  'zh-CN': {
    clock,
    loading: '视频加载中',
    player: (title: string) => `视频：${title}`,
    controls: '播放控制',
    play: '播放',
    pause: '暂停',
    replay: '重新播放',
    progress: '播放进度',
    at: (time: number, duration: number) =>
      `${spoken(time, chinese, '')}，共${spoken(duration, chinese, '')}`,
    mute: '静音',
    unmute: '取消静音',
    volume: '音量',
    percent: (share: number) => `${Math.round(share * 100)}%`,
    captions: '字幕',
    noCaptions: '字幕：关',
    captionSize: '字幕大小',
    captionSizes: { small: '小字', standard: '中字', large: '大字' },
    shortcuts: '快捷键',
    closeShortcuts: '关闭快捷键',
    keys: table([
      ['空格 K', '播放、暂停'],
      ['← →', '后退、前进5秒'],
      ['J L', '后退、前进10秒'],
      ['Home End', '到开头、结尾'],
      ['0–9', '到十分之几处'],
      ['↑ ↓', '音量大、小'],
      ['M', '静音'],
      ['C', '字幕'],
      ['< >', '慢、快'],
      ['F', '全屏'],
      ['?', '这张表'],
    ]),
    speed: '播放速度',
    quality: '清晰度',
    automatic: '自动',
    pictureInPicture: '画中画',
    fullScreen: '全屏',
    leaveFullScreen: '退出全屏',
    resumed: (time: number) => `已从${clock(time)}继续播放`,
    fromStart: '从头播放',
    trialOver: '试看结束',
    failed: '视频没有播放出来',
    failedNetwork: '网络可能断开了。播放到的位置还在，请检查网络后重试。',
    failedFormat: '这个视频的地址已失效，或者浏览器不支持它的格式。',
    missing: '播放器没有加载出来',
    missingHint: '请检查网络后重试。',
    retry: '重试',
  },
  en: {
    clock,
    loading: 'Loading video',
    player: (title: string) => `Video: ${title}`,
    controls: 'Playback',
    play: 'Play',
    pause: 'Pause',
    replay: 'Play again',
    progress: 'Progress',
    at: (time: number, duration: number) =>
      `${spoken(time, english, ' ')} of ${spoken(duration, english, ' ')}`,
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    percent: (share: number) => `${Math.round(share * 100)}%`,
    captions: 'Captions',
    noCaptions: 'Captions: off',
    captionSize: 'Size of captions',
    captionSizes: { small: 'Small', standard: 'Medium', large: 'Large' },
    shortcuts: 'Keys',
    closeShortcuts: 'Close the keys',
    keys: table([
      ['Space K', 'Play, pause'],
      ['← →', '5 seconds back, on'],
      ['J L', '10 seconds back, on'],
      ['Home End', 'To the start, the end'],
      ['0–9', 'To tenths of it'],
      ['↑ ↓', 'Louder, quieter'],
      ['M', 'Mute'],
      ['C', 'Captions'],
      ['< >', 'Slower, faster'],
      ['F', 'Full screen'],
      ['?', 'These keys'],
    ]),
    speed: 'Speed',
    quality: 'Quality',
    automatic: 'Automatic',
    pictureInPicture: 'Picture in picture',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    resumed: (time: number) => `Resumed at ${clock(time)}`,
    fromStart: 'Play from the start',
    trialOver: 'The trial ends here',
    failed: 'The video cannot be played',
    failedNetwork: 'The network may be down. Your place is kept: check the network and retry.',
    failedFormat: 'Its address is no longer valid, or this browser does not know its format.',
    missing: 'The player did not load',
    missingHint: 'Check the network and retry.',
    retry: 'Retry',
  },
};
