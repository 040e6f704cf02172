export const recordStrings = {
  missing: '录制不存在或已不再分享',
  titleMissing: '标题不能为空',
  uploadMissing: '视频不存在或已过期，请重新上传',
  uploadUnfinished: '视频还没有上传完，请上传完再保存',
  notVideo: '这个文件不是可以播放的视频，请重新录制或换一个文件',
  alreadySaved: '这个视频已经保存过了',
  tooMany: '今天保存的次数太多了，请明天再试',
  categoryMissing: '分类不存在',
  categoryNameMissing: '分类名称不能为空',
  categoryNameTaken: '这里已经有同名的分类了',
  categoryTooDeep: '分类最多三层',
  tooManyCategories: '分类太多了，请先删除一些',
};
