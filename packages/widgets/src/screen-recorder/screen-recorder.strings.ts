import type { Locale } from '../host/widget-host.ts';

const zh = {
  // What the rules say. Sections 4, 5 and 8 of the specification are word for word.
  chooseMicrophone: '请选择麦克风',
  allowMicrophone: '请授权麦克风',
  noMicrophone: '未检测到麦克风',
  microphoneBusy: '麦克风正被其他程序使用',
  titleRequired: '标题不能为空',
  readingLength: '正在解析视频时间请稍等',
  emptyFile: '文件大小为0，不能上传',
  fileTooLarge: '文件超过了可以上传的大小',
  uploadFailed: (message: string, code: string) =>
    `视频上到阿里云失败传失败，错误信息：${message}:code:${code}`,
  uploadSignedOut: '登录已过期，重新登录后会接着上传',
  uploadRunning: '视频正在上传，上传完成后才能关闭',
  saved: '录制已保存',
  savedEarlier: (title: string) => `上次没有传完的“${title}”已保存`,
  edited: '编辑成功',
  copied: '复制成功',
  notCopied: '复制失败',
  unreachable: '网络错误',
  oddAnswer: '服务器暂时没有正常答复，请稍后再试',
  fileSuffix: '-录制',
  chapter: (count: number) => `第${count}段`,

  // Spoken, and only these: the time itself is not.
  spokenStart: '开始录制',
  spokenPaused: '录制已暂停',
  spokenResumed: '录制继续',
  spokenMinuteLeft: '还可以录1分钟',
  spokenSecondsLeft: '还可以录10秒',
  spokenStopped: '录制已停止',
  spokenLimit: '已录满5分钟，录制已停止',
  spokenShareEnded: '共享已结束，录制已停止',
  spokenFull: '设备空间已满，录制已停止',
  spokenBroken: '录制中断，已录的部分已保留',
  microphoneGone: '麦克风已断开，录制继续，但没有声音',
  microphoneBack: '麦克风已重新连接',
};

/** Every word that the recorder says. */
export type ScreenRecorderStrings = typeof zh;

const en: ScreenRecorderStrings = {
  chooseMicrophone: 'please choose a microphone',
  allowMicrophone: 'please allow the microphone',
  noMicrophone: 'no microphone was found',
  microphoneBusy: 'another program is using the microphone',
  titleRequired: 'the title must not be empty',
  readingLength: 'the length of the video is being read, please wait',
  emptyFile: 'the file is empty and cannot be uploaded',
  fileTooLarge: 'the file is larger than what can be uploaded',
  uploadFailed: (message, code) => `the upload of the video failed: ${message}:code:${code}`,
  uploadSignedOut: 'your sign-in has expired; the upload goes on after the next one',
  uploadRunning: 'the video is being uploaded; close this when it is done',
  saved: 'the recording was saved',
  savedEarlier: (title) => `“${title}”, left unfinished last time, was saved`,
  edited: 'edit succeeded',
  copied: 'copy succeeded',
  notCopied: 'copy failed',
  unreachable: 'network error',
  oddAnswer: 'the server did not answer properly, try again later',
  fileSuffix: '-recording',
  chapter: (count) => `Part ${count}`,

  spokenStart: 'recording',
  spokenPaused: 'recording paused',
  spokenResumed: 'recording goes on',
  spokenMinuteLeft: 'one minute left',
  spokenSecondsLeft: 'ten seconds left',
  spokenStopped: 'recording stopped',
  spokenLimit: 'five minutes are full, recording stopped',
  spokenShareEnded: 'sharing has ended, recording stopped',
  spokenFull: 'the device is full, recording stopped',
  spokenBroken: 'recording broke off; what was recorded is kept',
  microphoneGone: 'the microphone is gone; recording goes on without its sound',
  microphoneBack: 'the microphone is back',
};

export const screenRecorderStrings: Record<Locale, ScreenRecorderStrings> = { 'zh-CN': zh, en };
