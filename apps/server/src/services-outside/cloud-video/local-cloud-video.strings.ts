export const localCloudVideoStrings = { busy: '服务器正忙，暂时无法检查视频，请稍后再试' };
