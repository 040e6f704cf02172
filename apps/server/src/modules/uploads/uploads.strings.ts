export const uploadStrings = {
  tooLarge: '视频太大了，最大2GB',
  noRoom: '您的视频空间已满，请删除一些视频后再试',
  tooMany: '今天上传的次数太多了，请明天再试',
  missing: '上传不存在或已过期，请重新上传',
  saved: '视频已经保存，不能再上传',
};
