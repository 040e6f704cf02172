import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '设置',
  formTitle: '修改设置',
  change: '修改',
  loading: '正在加载',
  notLoaded: '没有加载出来',
  tryAgain: '重试',
  quoted: '网站设置',
  site: '网站',
  filing: '备案与联系',
  signingIn: '登录',
  switches: '功能开关',
  switchesHint: '关闭后，导航、页面和接口一起关闭；已有的内容和已买的东西都保留。',
  on: '已开启',
  off: '已关闭',
  none: '未设置',
  fields: {
    webname: '网站名称',
    logo: '标志',
    white_logo: '深色背景上的标志',
    icp: '备案号',
    icp_link: '备案号链接',
    icp2: '公安备案号',
    icp2_link: '公安备案号链接',
    'contact.phone': '联系电话',
    'contact.email': '联系邮箱',
    'member.enabled_mobile_bind_alert': '提醒没有手机号的账号绑定手机',
    'socialites.wechat_scan': '微信扫码登录',
  },
  addressHint: '以 / 或 https:// 开头；可以留空。',
};

/** The words of the site's settings in the console. */
export type SettingsStrings = typeof zh;

const en: SettingsStrings = {
  title: 'Settings',
  formTitle: 'Change the settings',
  change: 'Change',
  loading: 'Loading',
  notLoaded: 'They did not load',
  tryAgain: 'Try again',
  quoted: 'the settings',
  site: 'Site',
  filing: 'Filing and contact',
  signingIn: 'Signing in',
  switches: 'Sections',
  switchesHint:
    'A closed one is closed in the navigation, in pages and for calls alike; what is there and what was bought stays.',
  on: 'Open',
  off: 'Closed',
  none: 'None',
  fields: {
    webname: 'Name of the site',
    logo: 'Logo',
    white_logo: 'Logo on dark',
    icp: 'ICP number',
    icp_link: 'Link of the ICP number',
    icp2: 'Public security number',
    icp2_link: 'Link of the public security number',
    'contact.phone': 'Telephone',
    'contact.email': 'Email',
    'member.enabled_mobile_bind_alert': 'Remind accounts without a mobile number to bind one',
    'socialites.wechat_scan': 'Signing in by scanning with WeChat',
  },
  addressHint: 'Begins with / or https://; may be empty.',
};

export const settingsStrings: Record<Locale, SettingsStrings> = { 'zh-CN': zh, en };
