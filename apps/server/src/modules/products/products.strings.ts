import { goodsTypeNames } from '../orders/goods-types.strings.ts';

/** What the console reads about what is sold. */
export const productStrings = {
  plural: '商品',
  noList: '会员、模拟卷和练习在各自的页面出售，不进商城',
  columns: {
    type: '类型',
    goods: '商品',
    goodsId: '商品编号',
    charge: '价格（元）',
    sales: '销量',
    revenue: '销售额（元）',
    state: '商城',
    weight: '权重',
    recommended: '推荐',
    line: '推荐语',
    createdAt: '创建时间',
  },
  types: goodsTypeNames,
  states: { listed: '已上架', unlisted: '已下架', none: '不进商城' },
  yes: '是',
  no: '否',
};
