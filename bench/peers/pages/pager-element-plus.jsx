import 'element-plus/theme-chalk/base.css';
import 'element-plus/theme-chalk/el-input.css';
import 'element-plus/theme-chalk/el-select.css';
import 'element-plus/theme-chalk/el-pagination.css';
import { ElConfigProvider, ElPagination } from 'element-plus';
import zhCn from 'element-plus/es/locale/lang/zh-cn';
import { createApp, h } from 'vue';
import { offerPager, total } from './pager-page.jsx';

const pager = () =>
  h(ElPagination, { total, pageSizes: [10, 20, 50, 100], layout: 'total, sizes, prev, pager, next, jumper' });

offerPager(
  (root) => createApp({ render: () => h(ElConfigProvider, { locale: zhCn }, pager) }).mount(root),
  '.btn-next',
);
