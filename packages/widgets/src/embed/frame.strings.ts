import type { Locale } from '../host/widget-host.ts';

/** Apart from what the boot script says: only the inside of a frame says this. */
export interface FrameStrings {
  /** Instead of a widget whose frame may not know its own server. */
  sandboxed: (sandbox: string) => string;
}

export const frameStrings: Record<Locale, FrameStrings> = {
  'zh-CN': {
    sandboxed: (sandbox) =>
      `这里的内容显示不出来：iframe 的 sandbox 属性没有允许 allow-same-origin。请写成 sandbox="${sandbox}"，或去掉 sandbox。`,
  },
  en: {
    sandboxed: (sandbox) =>
      `This part cannot be shown: the sandbox attribute of its iframe does not allow allow-same-origin. Write sandbox="${sandbox}", or leave sandbox out.`,
  },
};
