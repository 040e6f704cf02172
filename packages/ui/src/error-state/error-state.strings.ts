export const errorStateStrings = {
  'zh-CN': {
    retry: '重试',
    busy: (seconds: number) => `服务器正忙，${seconds} 秒后会自动再试。`,
  },
  en: {
    retry: 'Retry',
    busy: (seconds: number) =>
      `The server is busy. It is asked again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  },
};
