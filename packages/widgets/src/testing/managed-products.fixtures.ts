import type { ManagedProduct } from '@shuyuan/api-client/manage';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) + hours * 3_600_000).toISOString();

const product = (whole: Partial<ManagedProduct>): ManagedProduct => ({
  id: 103,
  goods_type: 'course',
  goods_id: 1,
  goods_title: '一句话的写法',
  goods_thumb: '',
  charge: 99,
  is_published: true,
  has_list: true,
  is_listed: true,
  weight: 0,
  is_recommended: false,
  selling_line: '',
  sales: 0,
  revenue: 0,
  created_at: at(-500),
  updated_at: at(-50),
  ...whole,
});

/** One that the school puts first, one as it comes, one that was taken out, one that is a draft, and one of which the shop has no list. */
export const managedProducts: ManagedProduct[] = [
  product({
    weight: 10,
    is_recommended: true,
    selling_line: '从一句话写起，八周写成一篇',
    sales: 128,
    revenue: 11_684,
  }),
  product({
    id: 201,
    goods_type: 'article',
    goods_id: 2,
    goods_title: '读懂一首诗',
    charge: 9,
    sales: 31,
    revenue: 279,
  }),
  product({
    id: 705,
    goods_type: 'combo',
    goods_id: 7,
    goods_title: '唐诗十二讲',
    charge: 199,
    is_listed: false,
    sales: 5,
    revenue: 995,
  }),
  product({
    id: 406,
    goods_type: 'paper',
    goods_id: 4,
    goods_title: '语感小测',
    charge: 5,
    is_published: false,
  }),
  product({
    id: 109,
    goods_type: 'role',
    goods_title: '月度会员',
    charge: 25,
    has_list: false,
    sales: 64,
    revenue: 1_600,
  }),
];
