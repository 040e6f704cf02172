import { RichText } from '@shuyuan/ui/rich-text';

const words =
  '别人读了，觉得有趣；他读了，走到院子里看了看自己的影子。亚历山大的柱子，这一刻有影子。太阳很远，照到两地的光可以看作平行。';

/** Something to read, whose paragraphs can be told apart. */
export function Paragraphs({ count }: { count: number }) {
  const html = Array.from({ length: count }, (_, index) => `<p>第${index + 1}段。${words}</p>`).join('');
  return <RichText html={html} />;
}
