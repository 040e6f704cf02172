export const aliyunVodStrings = { failed: '视频服务暂时不可用，请稍后再试' };
