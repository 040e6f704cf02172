import type { Locale } from '../../host/widget-host.ts';

const zh = {
  upload: '上传',
  uploads: '上传',
  dropHere: (folder: string) => `松开，上传到${folder}`,
  /** Said before anything is sent. */
  uploadLimits: {
    picture: '每张图片不超过 10 MB',
    video: '每个视频不超过 2 GB',
    file: '每个文件不超过 2 GB',
  },
  uploadsGoing: (count: number) => `正在上传${count}个`,
  uploadsOver: '已上传',
  clearOver: '清除已完成的',
  uploadProgress: (name: string) => `${name}的上传进度`,
  uploadStates: {
    waiting: '等待上传',
    encoding: '正在生成，请不要关闭页面',
    sending: '正在上传',
    retrying: '网络不好，会自动重试',
    paused: '已暂停',
    keeping: '正在存入素材库',
    done: '已完成',
  },
  pauseUpload: (name: string) => `暂停上传${name}`,
  resumeUpload: (name: string) => `继续上传${name}`,
  retryUpload: (name: string) => `重新上传${name}`,
  cancelUpload: (name: string) => `取消上传${name}`,
  dismissUpload: (name: string) => `不再显示${name}`,
  stored: (name: string) => `${name}已上传`,
  qualityOf: (title: string, height: number) => `${title}（${height}P）`,
  qualityFailed: (height: number) => `没有生成${height}P，原来的视频不受影响`,
  qualityUnsupported: (height: number) =>
    `这个浏览器不能生成${height}P，视频只有一种清晰度，可以换一个浏览器再试`,

  emptyFile: '文件大小为0，不能上传',
  fileTooLarge: (limit: string) => `超过${limit}，不能上传`,
  wrongKind: { picture: '这里只能上传图片', video: '这里只能上传视频', file: '这里只能上传文件' },
  folderDropped: '不能上传文件夹，请选择其中的文件',
  fileChanged: '文件已被改动或移走，请重新选择',
  uploadElsewhere: '另一个页面正在上传它',
  uploadSignedOut: '登录已失效，登录后可以继续',
  uploadRefused: (reason: string) => `存储服务没有接收：${reason}`,
  unreachable: '网络断开，请检查后重试',
  oddAnswer: '服务器没有正常回答，请稍后重试',
};

const en: typeof zh = {
  upload: 'Upload',
  uploads: 'Uploads',
  dropHere: (folder) => `Release to upload to ${folder}`,
  uploadLimits: {
    picture: 'Pictures up to 10 MB each',
    video: 'Videos up to 2 GB each',
    file: 'Files up to 2 GB each',
  },
  uploadsGoing: (count) => `Uploading ${count}`,
  uploadsOver: 'Uploads are over',
  clearOver: 'Clear finished',
  uploadProgress: (name) => `Upload of ${name}`,
  uploadStates: {
    waiting: 'Waiting',
    encoding: 'Being made. Keep this page open',
    sending: 'Uploading',
    retrying: 'The network is bad. It goes on by itself',
    paused: 'Paused',
    keeping: 'Adding to the library',
    done: 'Done',
  },
  pauseUpload: (name) => `Pause the upload of ${name}`,
  resumeUpload: (name) => `Resume the upload of ${name}`,
  retryUpload: (name) => `Upload ${name} again`,
  cancelUpload: (name) => `Cancel the upload of ${name}`,
  dismissUpload: (name) => `Dismiss ${name}`,
  stored: (name) => `${name} is uploaded`,
  qualityOf: (title, height) => `${title} (${height}P)`,
  qualityFailed: (height) => `${height}P was not made. The video itself is fine`,
  qualityUnsupported: (height) =>
    `This browser cannot make ${height}P. The video has one quality; another browser may add one`,

  emptyFile: 'The file has 0 bytes and cannot be uploaded',
  fileTooLarge: (limit) => `Larger than ${limit}: it cannot be uploaded`,
  wrongKind: { picture: 'Pictures only', video: 'Videos only', file: 'Files only' },
  folderDropped: 'A folder cannot be uploaded: choose the files in it',
  fileChanged: 'The file was changed or moved. Choose it again',
  uploadElsewhere: 'Another page is uploading it',
  uploadSignedOut: 'The session is over. Sign in to go on',
  uploadRefused: (reason) => `The store did not take it: ${reason}`,
  unreachable: 'The network is not there. Check it and try again',
  oddAnswer: 'The server did not answer as it should. Try again later',
};

/** The words of what is on its way into the library. */
export const uploadStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
