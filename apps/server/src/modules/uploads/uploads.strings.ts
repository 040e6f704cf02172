export const uploadStrings = {
  tooLarge: '视频太大了，最大2GB',
  noRoom: '您的视频空间已满，请删除一些视频后再试',
  notPicture: '这个文件不是可以用的图片，请选JPEG、PNG、WebP、GIF或AVIF',
  pictureTooLarge: '图片太大了，最大10MB，边长不超过10000像素',
  tooMany: '今天上传的次数太多了，请明天再试',
  missing: '上传不存在或已过期，请重新上传',
  saved: '视频已经保存，不能再上传',
};
