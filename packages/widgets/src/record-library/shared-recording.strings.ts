import type { Locale } from '../host/widget-host.ts';

const zh = {
  recording: '录制',
  loading: '正在打开录制',
  closed: '录制不存在或未分享',
  closedHint: '链接可能已经关闭，也可能不完整。可以请分享的人重新发一次。',
  closedVisitorHint: '链接可能已经关闭，也可能不完整。如果这是你自己的录制，请先登录。',
  signIn: '登录',
  failed: '录制没有打开',
  failedHint: '请检查网络后重试。',
  unknownUser: '未知用户',
  seekTo: (moment: string) => `跳到${moment}`,
  processingTitle: '视频正在处理',
  processingHint: '处理完会自动出现在这里。',
  own: '这是你的录制，拿到链接的人都能观看，登录后可以评论。',
  ownClosed: '这是你的录制，还没有分享，只有你能看到。',
  manage: '管理',
};

/** Every word that a shared recording says. A page may replace some of them. */
export type SharedRecordingStrings = typeof zh;

const en: SharedRecordingStrings = {
  recording: 'Recording',
  loading: 'Opening the recording',
  closed: 'This recording does not exist, or is not shared',
  closedHint: 'The link may have been closed, or is incomplete. Ask whoever sent it to send it again.',
  closedVisitorHint:
    'The link may have been closed, or is incomplete. If it is your own recording, sign in first.',
  signIn: 'Sign in',
  failed: 'The recording did not open',
  failedHint: 'Check the connection and try again.',
  unknownUser: 'unknown user',
  seekTo: (moment) => `go to ${moment}`,
  processingTitle: 'The video is being processed',
  processingHint: 'It appears here by itself when it is ready.',
  own: 'This is your recording. Whoever has the link may watch it, and comment after signing in.',
  ownClosed: 'This is your recording. It is not shared yet: only you can see it.',
  manage: 'Manage',
};

export const sharedRecordingStrings: Record<Locale, SharedRecordingStrings> = { 'zh-CN': zh, en };
